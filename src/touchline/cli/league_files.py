"""The files of a competition on disk: its own, and the match records beside it, named by digest."""

import os
from collections.abc import Iterable
from pathlib import Path

from touchline.cli import BadInput, CheckFailed
from touchline.kernel import BadFile, BadSetup
from touchline.league.competition import Competition
from touchline.league.entries import AnyEntry
from touchline.league.file import Book, whole_lines
from touchline.league.playing import Finished


class LeagueFiles:
    """A competition on disk. Records are stored before the results that name them, and a result as one whole line."""

    def __init__(self, path: Path, book: Book) -> None:
        self.path, self._book = path, book

    @classmethod
    def new(cls, path: Path, book: Book, *, force: bool = False) -> "LeagueFiles":
        """The file of a competition that has none yet."""
        try:
            with path.open("w" if force else "x", encoding="utf-8", newline="\n") as file:
                file.write(book.text)
        except FileExistsError:
            raise BadInput(f"{path} exists; name another file, or add --force to write over it") from None
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error.strerror}") from None
        return cls(path, book)

    @classmethod
    def open(cls, path: Path) -> "LeagueFiles":
        """A competition to look at or to go on with; a last line that was cut off is left out."""
        try:
            data = path.read_bytes()
            return cls(path, Book.read(whole_lines(data)))
        except OSError as error:
            raise BadInput(f"{path} cannot be read: {error.strerror}") from None
        except BadFile as error:
            raise CheckFailed(f"{path}: {error}") from None

    @property
    def competition(self) -> Competition:
        """The competition as it stands."""
        return self._book.competition

    @property
    def text(self) -> str:
        """The text of the file."""
        return self._book.text

    def add(self, *entries: AnyEntry) -> None:
        """Add entries to the competition and to the file."""
        try:
            self._append(self._book.add(*entries))
        except BadSetup as error:
            raise BadInput(error) from None

    def follow(self, competition: Competition, finished: Iterable[Finished] = ()) -> None:
        """Go on to a later moment: records first, then the entries; everything is on disk when this returns."""
        for match in finished:
            self.keep(match)
        self._append(self._book.follow(competition))

    def _append(self, lines: str) -> None:
        if not lines:
            return
        whole = len(self._book.text.encode()) - len(lines.encode())
        try:
            with self.path.open("r+b") as file:
                file.truncate(whole)  # a line that was cut off
                file.seek(whole)
                file.write(lines.encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise BadInput(f"{self.path} cannot be written: {error.strerror}") from None

    # Records

    @property
    def folder(self) -> Path:
        """The folder of the match records."""
        return self.path.with_name(f"{self.path.name}.matches")

    def keep(self, match: Finished) -> None:
        """Store the record of a match, under its digest."""
        self.keep_record(match.result.record, match.record)

    def keep_record(self, digest: str, text: str) -> None:
        """Store a record under its digest; the file is there as a whole or not at all."""
        self.folder.mkdir(exist_ok=True)
        path = self.folder / f"{digest}.jsonl"
        draft = path.with_suffix(".part")
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)

    def record(self, digest: str) -> str | None:
        """The text of a match record; None if it is missing."""
        path = self.folder / f"{digest}.jsonl"
        return path.read_bytes().decode(errors="replace") if path.is_file() else None
