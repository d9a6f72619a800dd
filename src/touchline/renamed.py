"""Public names that have changed: the import of an old one is refused with the new one."""

from collections.abc import Mapping
from typing import Final

RENAMED: Final[Mapping[str, str]] = {
    "touchline.words": "touchline.i18n",
    "touchline.kernel.Below": "Randbelow",
    "touchline.kernel.Fault": "Refusal",
    "touchline.kernel.Moment": "Ply",
    "touchline.kernel.Game.blank_sheet": "no_statistics",
    "touchline.kernel.Game.count": "add_statistics",
    "touchline.kernel.Game.event_facts": "describe_event",
    "touchline.kernel.Game.facts": "describe",
    "touchline.kernel.Game.place": "parse_position",
    "touchline.kernel.Game.read": "parse_answer",
    "touchline.kernel.Game.write": "format_answer",
    "touchline.kernel.Game.write_position": "format_position",
    "touchline.coaches.clocks": "touchline.coaches.registry.clock",
    "touchline.coaches.even": "touchline.coaches.random_coach",
    "touchline.coaches.grounds": "touchline.coaches.executors",
    "touchline.coaches.mind": "touchline.coaches.protocol",
    "touchline.coaches.outlook": "touchline.coaches.win_draw_loss",
    "touchline.coaches.pace": "touchline.coaches.think_times",
    "touchline.coaches.protocol.Hurried": "ShouldStop",
    "touchline.coaches.protocol.Thought": "RankedAnswer",
    "touchline.coaches.protocol.Why": "Reason",
    "touchline.counter_attack.desk": "touchline.counter_attack.match",
    "touchline.counter_attack.league": "touchline.league.counter_attack.squads",
    "touchline.counter_attack.plain": "touchline.counter_attack.setup_reader",
    "touchline.counter_attack.results": "touchline.league.results",
    "touchline.french_flair.desk": "touchline.french_flair.match",
    "touchline.french_flair.imagine": "touchline.french_flair.determinize",
    "touchline.timing.Glass": "SandTimer",
    "touchline.timing.Sand": "SandTurn",
    "touchline.timing.kept": "touchline.timing.protocol",
    "touchline.french_flair.trials": "touchline.french_flair.play_previews",
}
"""Old names, in full, with the new ones."""


def missing(owner: str, name: str) -> Exception:
    """The error for a name that a module or class does not have.

    For a renamed one it is an `ImportError`: an `AttributeError` would lose its text in `from module import name`.
    """
    old = f"{owner}.{name}"
    if old in RENAMED:
        return ImportError(f"{old} is now {RENAMED[old]}", name=old)
    return AttributeError(f"{owner} has no attribute {name!r}")
