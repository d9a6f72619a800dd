"""French Flair at a terminal: the field drawn, the hand laid out, the plays listed with their odds."""
