"""A person at `touchline play`, in place of the keyboard and the screen."""

import io
import sys
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from touchline.cli import main
from touchline.games import GAMES
from touchline.kernel import Reading, Seeded


class Screen(io.StringIO):
    """Where the program writes."""


class Lines(io.StringIO):
    """Typed lines, then the end of input."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


class Fingers(io.TextIOBase):
    """Types a random legal answer to the request that the record on disk ends with.

    The text depends on the seed and the number of the answer only, so a resumed match continues the same way.
    """

    def __init__(self, record: Path, seed: int = 0, interrupt_at: int | None = None) -> None:
        self.record, self.seed, self.interrupt_at = record, seed, interrupt_at
        self.screen = Screen()
        self._file: BinaryIO | None = None
        self._reading: Reading[Any] | None = None

    def readline(self, *_: object) -> str:  # type: ignore[override]
        if self.screen.getvalue().endswith("press Enter: "):
            return "\n"
        reading = self._caught_up()
        if self.interrupt_at is not None and reading.answers >= self.interrupt_at:
            raise KeyboardInterrupt
        request = reading.game.request(reading.state)
        assert request is not None
        answer = request.at_random(Seeded(f"{self.seed}/{reading.answers}", "fingers").randbelow)
        return reading.game.format_answer(answer) + "\n"

    def close(self) -> None:
        """Read no more of the record."""
        if self._file:
            self._file.close()

    def _caught_up(self) -> Reading[Any]:
        """The record as far as it is written now."""
        if self._reading is None:
            self._file = self.record.open("rb")
            self._reading = Reading(self._file, GAMES)
        for _ in self._reading.moments():
            pass
        return self._reading


def read(record: Path) -> Reading[Any]:
    """A record as far as it has been written."""
    reading: Reading[Any] = Reading(io.BytesIO(record.read_bytes()), GAMES)
    for _ in reading.moments():
        pass
    return reading


class Seat:
    """A place to run the program from: an empty folder, and 80 columns."""

    def __init__(self, game: str, folder: Path, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self.game, self.folder, self.patch, self.capture = game, folder, patch, capture
        self.record = folder / "match.jsonl"
        self.shown = ""
        patch.chdir(folder)
        patch.setenv("COLUMNS", "80")
        patch.setenv("LINES", "24")
        patch.delenv("FORCE_COLOR", raising=False)

    def play(self, *arguments: str, keys: io.TextIOBase | None = None, save: bool = True) -> str:
        """Run a session that succeeds; returns its output."""
        screen = Screen()
        self.patch.setattr(sys, "stdout", screen)
        self.patch.setattr(sys, "stdin", keys or Lines())
        if isinstance(keys, Fingers):
            keys.screen = screen
        given = ["--save", "match.jsonl"] if save and "--resume" not in arguments else []
        code = main(["play", self.game, *given, *arguments])
        if isinstance(keys, Fingers):
            keys.close()
        self.shown = screen.getvalue()
        assert code == 0, self.capture.readouterr().err
        return self.shown

    def refused(self, *arguments: str) -> str:
        """Run a session that does not start; returns the error line."""
        self.patch.setattr(sys, "stdin", Lines())
        assert main(["play", *arguments]) == 2
        out, err = self.capture.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert err.startswith("touchline: ")
        return err

    def fingers(self, seed: int = 0, interrupt_at: int | None = None) -> Fingers:
        """Someone who plays at random."""
        return Fingers(self.record, seed, interrupt_at)


def assert_narrow(shown: str, columns: int = 80) -> None:
    assert [line for line in shown.splitlines() if len(line) > columns] == []
