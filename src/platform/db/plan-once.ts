import type pg from 'pg'

interface Statement {
  text: string
  name?: string
}

/** Each connection keeps the plans of this many texts; what comes after is planned every time. */
const MOST_TEXTS = 500

/**
 * Has the server parse and plan each text with parameters once a connection: half of the time of our queries is
 * planning. PostgreSQL still plans anew for the values where that pays (documentation of `plan_cache_mode`).
 */
export function planOnce(pool: pg.Pool): void {
  const names = new Map<string, string>()
  pool.on('connect', (client) => {
    const query = client.query
    client.query = ((statement: string | Statement, values?: unknown, ...rest: unknown[]) =>
      Reflect.apply(query, client, [named(statement, values), values, ...rest])) as typeof query
  })

  function named(statement: string | Statement, values: unknown): string | Statement {
    if (!Array.isArray(values) || values.length === 0) return statement
    const text = typeof statement === 'string' ? statement : statement.text
    const name = nameOf(text)
    if (name === undefined) return statement
    return typeof statement === 'string' ? { text, name } : { ...statement, name }
  }

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_TEXTS) return known
    const name = `q${names.size + 1}`
    names.set(text, name)
    return name
  }
}
