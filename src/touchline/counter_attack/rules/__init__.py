"""The rules of Counter Attack, one module per chapter or part of a chapter."""
