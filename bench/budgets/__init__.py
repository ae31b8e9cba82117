"""The budgets of docs/performance.md, measured again. `python -m bench.budgets --help` says how."""
