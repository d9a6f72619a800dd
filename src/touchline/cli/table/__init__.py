"""French Flair at a terminal: the field drawn, the plays listed with their odds, a person asked, the record kept."""
