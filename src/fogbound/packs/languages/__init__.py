"""How card texts are said in each language: its words in flat files, its grammar in a module.

docs/languages.md says what a further language brings.
"""
