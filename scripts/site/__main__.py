"""Add the engine to the built site: Python, our modules and the service worker.

python scripts/site FOLDER      the folder that `vite build --mode site` has written

Everything in the folder follows from the sources and the locks: two builds have the same bytes.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from gzip import compress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from touchline import __version__, rulebook
from touchline.games import GAMES
from touchline.i18n import LANGUAGES
from touchline.server import rulebook_pages as pages
from touchline.session.presenters import PRESENTERS

ROOT: Final = Path(__file__).parents[2]
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
COUNTED: Final = ("pyodide.asm.wasm", "stdlib.pack", "touchline.pack")
"""The files whose arrival the progress bar shows: those that are fetched, not imported."""


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or not (site := Path(arguments[0])).is_dir():
        given = " ".join(arguments) or "nothing"
        print(f"scripts/site takes the folder of the built app; got {given}", file=sys.stderr)
        return 2
    shutil.copytree(ROOT / "web/site/public", site, dirs_exist_ok=True)
    add_engine(site)
    add_facts(site)
    add_worker(site)
    report(site)
    return 0


def add_engine(site: Path) -> None:
    """Python and our modules, in a folder named after their content."""
    with TemporaryDirectory() as temporary:
        made = Path(temporary, "engine")
        made.mkdir()
        for name in RUNTIME:
            shutil.copyfile(PYODIDE / name, made / name)
        lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
        (made / "pyodide-lock.json").write_text(json.dumps({"info": lock["info"], "packages": {}}, sort_keys=True))
        wheel = msgspec_wheel(Path(temporary))
        pack = [str(each) for each in (ROOT / "web/site/pack.mjs", PYODIDE, ROOT / "src", wheel, made)]
        subprocess.run(["node", *pack], check=True)
        folder = f"engine-{digest(made.iterdir())}"
        shutil.copytree(made, site / folder)
    sizes = {name: (site / folder / name).stat().st_size for name in COUNTED}
    (site / "engine.json").write_text(json.dumps({"folder": folder, "sizes": sizes}, sort_keys=True))


def msgspec_wheel(folder: Path) -> Path:
    """The locked wheel for WebAssembly, from wherever pip is set to look."""
    platform = ("--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp", "--abi", "cp314")
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
            *("--only-binary=:all:", *platform, "--python-version", "314", "--require-hashes"),
            *("--requirement", str(ROOT / "requirements/page.txt"), "--dest", str(folder)),
        ],
        check=True,
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def add_facts(site: Path) -> None:
    """What the page shows before Python is there: the games and the rulebook."""
    told: dict[str, object] = {"games": [PRESENTERS[game].info for game in GAMES]}
    for game in rulebook.games():
        told[f"rulebook/{game}/figures"] = pages.book_figures(game)
        told[f"rulebook/{game}/rules"] = pages.exact_rules(game)
        for language in LANGUAGES:
            told[f"rulebook/{game}.{language}"] = pages.book_contents(game, language)
            told[f"rulebook/{game}/chapters.{language}"] = pages.book_chapters(game, language)
    for name, records in told.items():
        file = site / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(records))


def add_worker(site: Path) -> None:
    """The service worker, which knows every file and changes with each of them."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    names = [path.relative_to(site).as_posix() for path in files]
    source = (ROOT / "web/site/worker.js").read_text(encoding="utf-8")
    version = f"{__version__}-{digest(files, source)}"
    listed = json.dumps(["./", *(name for name in names if name != "index.html")])
    (site / "sw.js").write_text(source.replace("'VERSION'", json.dumps(version)).replace("['FILES']", listed))


def digest(files: Iterable[Path], *texts: str) -> str:
    """A short hash of some files and texts."""
    whole = sha256()
    for path in sorted(files):
        whole.update(path.name.encode() + path.read_bytes())
    for text in texts:
        whole.update(text.encode())
    return whole.hexdigest()[:12]


def report(site: Path) -> None:
    """The sizes of the parts, as a host that compresses sends them."""
    parts = {"engine": "engine*/**/*", "app": "assets/*", "rulebook": "rulebook/**/*", "rest": "*"}
    total = 0
    for part, pattern in parts.items():
        size = sum(len(compress(path.read_bytes(), 9)) for path in site.glob(pattern) if path.is_file())
        total += size
        print(f"{part}: {size / 1024:,.0f} kB compressed")
    print(f"whole: {total / 1024:,.0f} kB compressed")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
