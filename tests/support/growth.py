"""How work grows with what it is given.

Two sizes are compared with each other in the processor time of this thread, never with a limit in seconds: a slow or
busy machine is slow for both. Sixteen times the input is at most sixteen times the work if that is linear, and 256
times if it is quadratic; the line is drawn far from either.
"""

import gc
from collections.abc import Callable
from contextlib import suppress
from time import thread_time
from typing import Any, Final

from touchline.kernel import TouchlineError

TIMES: Final = 16
_LIMIT: Final = 48
_SURELY_NOT: Final = 100
_ATTEMPTS: Final = 4


def is_linear(run: Callable[[Any], object], make: Callable[[int], Any], size: int) -> bool:
    """Whether the time of `run` grows linearly with its input, which it may refuse."""
    small, large = make(size), make(TIMES * size)
    with suppress(TouchlineError):
        run(small)  # caches, such as a deck, are filled here
    for _ in range(_ATTEMPTS):
        grown = _work(run, large, 1) / _work(run, small, 3)
        if grown < _LIMIT or grown > _SURELY_NOT:
            return grown < _LIMIT
    return False


def _work(run: Callable[[Any], object], given: Any, rounds: int) -> float:
    least = float("inf")
    gc.disable()
    try:
        for _ in range(rounds):
            start = thread_time()
            with suppress(TouchlineError):
                run(given)
            least = min(least, thread_time() - start)
    finally:
        gc.enable()
    return least
