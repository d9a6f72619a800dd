"""The coaches of French Flair."""
