"""The files of the site: sealed, relative, light enough, and all of them known to the service worker."""

import gzip
import html
import json
import re

from tests.site.support import BUILT

WHOLE = 8_000_000
SHELL = 350_000


def weight(*patterns: str) -> int:
    """Bytes of files as a host that compresses sends them."""
    files = {path for pattern in patterns for path in BUILT.glob(pattern) if path.is_file()}
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in files)


def test_the_page_is_sealed_and_all_of_its_addresses_are_relative():
    page = html.unescape((BUILT / "index.html").read_text())
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy is not None
    assert "default-src 'none'" in policy[1]
    assert set(re.findall(r"'?[\w-]*unsafe[\w-]*'?", policy[1])) == {"'wasm-unsafe-eval'"}
    assert re.findall(r'(?:src|href)="(?!\./)[^"]*"', page) == []
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text())
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")


def test_the_service_worker_knows_every_file():
    listed = re.search(r"^const FILES = (\[.*\]);$", (BUILT / "sw.js").read_text(), re.MULTILINE)
    assert listed is not None
    files = {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}
    assert {*json.loads(listed[1])} == files - {"index.html", "sw.js"} | {"./"}


def test_it_weighs_little():
    assert weight("**/*") < WHOLE
    first = [path for path in BUILT.glob("assets/index-*") if path.suffix in (".js", ".css")]
    areas = [path.stem for path in (BUILT.parents[1] / "src/touchline/i18n/en").glob("*.ftl")]
    words = sum(max(weight(f"assets/{path.name}") for path in BUILT.glob(f"assets/{area}-*.js")) for area in areas)
    fonts = "assets/*-latin-[sw]*.woff2"
    shell = weight("index.html", "first.js", *(f"assets/{path.name}" for path in first), fonts) + words
    assert shell < SHELL, shell
