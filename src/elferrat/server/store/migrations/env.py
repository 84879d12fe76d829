"""Alembic's way in: runs the steps on the connection that `opening` hands over, which holds a lock.

All steps make one transaction on both databases, so that a failed upgrade leaves nothing behind.
"""

from alembic import context

from elferrat.server.store.schema import VERSION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
