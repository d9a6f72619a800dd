"""The rules of French Flair, one module per chapter or group of chapters."""
