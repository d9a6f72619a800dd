"""The rules of Counter Attack, one module for each chapter or part of a chapter of the book."""
