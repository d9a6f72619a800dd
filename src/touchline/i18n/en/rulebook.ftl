### The rulebook.

rules-page-exact = The exact rule
rules-page-legend = { $core }, { $advanced } and { $living } are the editions; what follows one of them in brackets holds there only.
