"""The rulesets: `common` for what both books share, one room for each book, and the verbs of card texts.

Everything here except `reference` is compiled with mypyc together with `core`.
"""
