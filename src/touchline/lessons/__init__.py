"""Guided first matches: what a lesson says, and how far a learner has come.

>>> lesson("counter-attack").steps[0].name
'your-ball'
"""

from touchline.lessons.lesson import Exercise, Lesson, Otherwise, Step, lesson, lessons
from touchline.lessons.progress import Progress

__all__ = ["Exercise", "Lesson", "Otherwise", "Progress", "Step", "lesson", "lessons"]
