"""Executors: run work here, in several processes or on Ray workers, with the same results in the same order.

An executor takes a function and its arguments, and yields the results one by one:

>>> list(executor()(sum, [(1, 2), (3, 4)]))
[3, 7]
"""

import logging
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

from touchline.kernel import BadSetup

Executor = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]


def executor(jobs: int = 1, *, ray: bool = False) -> Executor:
    """An executor that runs this many jobs at once."""
    if ray:
        return _Ray(jobs)
    return map if jobs == 1 else _Processes(jobs)


@contextmanager
def workers(jobs: int = 1, *, ray: bool = False) -> Iterator[Executor]:
    """An executor for many calls: its processes start once and stay until the end."""
    if ray or jobs == 1:
        yield executor(jobs, ray=ray)
        return
    pool = _pool(jobs)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def _pool(jobs: int) -> ProcessPoolExecutor:
    # Ctrl-C ends the processes at once and silently; the parent reports it.
    return ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_DFL))


class _Processes:
    """Newly started processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def __call__(self, task: Callable[[Any], Any], parts: Iterable[Any]) -> Iterator[Any]:
        pool = _pool(self._jobs)
        try:
            yield from pool.map(task, parts)
        finally:
            pool.shutdown(cancel_futures=True)


class _Ray:
    """Ray workers: of the cluster joined with `ray.init`, otherwise of this machine, until the program ends."""

    def __init__(self, jobs: int) -> None:
        if find_spec("ray") is None:
            raise BadSetup("Ray is not installed; to install it: pip install 'touchline[ray]'")
        self._jobs = jobs

    def __call__(self, task: Callable[[Any], Any], parts: Iterable[Any]) -> Iterator[Any]:
        import ray

        if not ray.is_initialized():
            ray.init(num_cpus=self._jobs, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        remote = ray.remote(task)
        waiting: deque[Any] = deque()
        try:
            for part in parts:
                waiting.append(remote.remote(part))
                if len(waiting) > 2 * self._jobs:  # one running and one ready for each worker
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
