"""The coaches of Counter Attack."""
