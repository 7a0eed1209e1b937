import type pg from 'pg'

/** The server is read-only, because it follows another one or is not promoted yet. */
export class DatabaseIsStandby extends Error {
  constructor() {
    super(
      'DATABASE_URL leads to a standby server of PostgreSQL. Name the primary server, or promote this one.',
    )
    this.name = 'DatabaseIsStandby'
  }
}

/**
 * Applies the settings of a new connection and checks that its server is the primary, in one statement. Without the
 * check, which libpq calls `target_session_attrs=primary`, a pool would keep connections that refuse every write long
 * after another server was promoted. The startup parameter `options` could apply them too, but PgBouncer before 1.20
 * refuses it.
 * @throws DatabaseIsStandby
 */
export async function prepareConnection(
  client: pg.ClientBase,
  settings: Record<string, string | number>,
): Promise<void> {
  const set = Object.entries(settings).map(
    ([name, value]) =>
      `set_config(${client.escapeLiteral(name)}, ${client.escapeLiteral(`${value}`)}, false)`,
  )
  const { rows } = await client.query<{ is_standby: boolean }>(
    `select ${['pg_is_in_recovery() as is_standby', ...set].join(', ')}`,
  )
  if (rows[0]?.is_standby) throw new DatabaseIsStandby()
}
