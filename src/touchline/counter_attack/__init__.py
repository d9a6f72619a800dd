"""Counter Attack: football on a hex pitch. Its foundations: the pitch, the cards and the editions of the rules."""
