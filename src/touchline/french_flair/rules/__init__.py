"""The rules of French Flair, one module for each chapter or family of chapters of the book."""
