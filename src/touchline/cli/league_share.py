"""`touchline league`: the proof of a season, and bundles."""

from pathlib import Path

from touchline.cli import BadInput, CheckFailed
from touchline.cli.league_files import LeagueFiles
from touchline.cli.progress import bar
from touchline.kernel import BadFile
from touchline.league.bundle import pack
from touchline.league.bundle import unpack as unpacked
from touchline.league.competition import Competition
from touchline.league.entries import Result
from touchline.league.file import Book
from touchline.league.proof import Verdict, prove


def verify(file: Path, /) -> None:
    """Verify a season: replay every match from its record, recompute every lot, die and transfer from the seed."""
    print(f"ok      {file}: {verified(file)}")


def verified(file: Path) -> str:
    """The verdict on a competition, in words; raises `BadFile` if something does not follow."""
    try:
        book = Book.read(file.read_bytes())
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None
    except BadFile as error:
        raise CheckFailed(f"{file}: {error}") from None
    files = LeagueFiles(file, book)
    matches = sum(isinstance(entry, Result) for entry in book.competition.entries)
    try:
        with bar(file.name, matches) as shown:
            return _told(book.competition, prove(book.competition, files.record, shown))
    except BadFile as error:
        raise CheckFailed(f"{file}: {error}") from None


def _told(competition: Competition, verdict: Verdict) -> str:
    parts = [f"{verdict.matches} matches replayed", f"{len(competition.open)} to be played"]
    if verdict.unrecorded:
        parts.append(f"without a record: {', '.join(verdict.unrecorded)}")
    if verdict.decided:
        parts.append(f"decided by the organiser: {', '.join(verdict.decided)}")
    return "; ".join(parts)


def export(file: Path, bundle: Path, /, *, before: tuple[Path, ...] = (), force: bool = False) -> None:
    """Bundle a competition with all its match records in one file.

    Parameters
    ----------
    file
        The competition.
    bundle
        The file for the bundle.
    before
        Earlier seasons of the same clubs, the oldest first.
    force
        Overwrite the file if it exists.
    """
    competitions = [LeagueFiles.open(path) for path in (*before, file)]
    records: dict[str, str] = {}
    for files in competitions:
        for digest, fixture in files.competition.records.items():
            text = files.record(digest)
            if text is None:
                raise CheckFailed(f"{files.path}: the record of {fixture}, {digest[:16]}…, is missing")
            records[digest] = text
    data = pack([files.text for files in competitions], records)
    try:
        with bundle.open("wb" if force else "xb") as out:
            out.write(data)
    except FileExistsError:
        raise BadInput(f"{bundle} exists; name another file, or add --force to write over it") from None
    except OSError as error:
        raise BadInput(f"{bundle} cannot be written: {error.strerror}") from None
    seasons = f"{len(competitions)} season{'s' * (len(competitions) > 1)}"
    print(f"{bundle}: {seasons}, {len(records)} matches, {len(data)} bytes")


def unpack(bundle: Path, file: Path, /) -> None:
    """Unpack a bundle: the competition and its match records; earlier seasons go into files with a number.

    Parameters
    ----------
    bundle
        The bundle.
    file
        The file for the competition; nothing is written over.
    """
    try:
        found = unpacked(bundle.read_bytes())
    except OSError as error:
        raise BadInput(f"{bundle} cannot be read: {error.strerror}") from None
    except BadFile as error:
        raise CheckFailed(f"{bundle}: {error}") from None
    last = len(found.seasons)
    paths = [
        file if number == last else file.with_name(f"{file.stem}-{number}{file.suffix}")
        for number in range(1, last + 1)
    ]
    for path in paths:
        if path.exists():
            raise BadInput(f"{path} exists; name another file")
    for path, text in zip(paths, found.seasons, strict=True):
        files = LeagueFiles.new(path, Book.read(text.encode()))
        for digest in files.competition.records:
            if digest in found.records:
                files.keep_record(digest, found.records[digest])
    print(f"{file}: {last} season{'s' * (last > 1)}, {len(found.records)} matches")
