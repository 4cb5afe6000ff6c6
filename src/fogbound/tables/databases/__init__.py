"""Databases in which the archive is kept: everything that differs between SQLite and PostgreSQL, and nothing else."""

from fogbound.tables.databases.database import Database
from fogbound.tables.databases.refusals import ArchiveRefused, DatabaseLost

__all__ = ["ArchiveRefused", "Database", "DatabaseLost"]
