# Interfaces for research.

adapters-missing-extra = The package { $name } is not installed; install it with: pip install "elferrat[{ $extra }]".
