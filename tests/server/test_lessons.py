"""Guided first matches on a server: begun, told, taken up again, followed to their end, and kept like any match."""


import pytest

from tests.server.support import site

REAL = "touchline.session.presenters:PRESENTERS"


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    with site(tmp_path_factory.mktemp("lessons"), requests_at_once=100_000, presenters=REAL) as found:
        yield found
