import {
  type AnyPgColumn,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTable,
  pgTable,
  primaryKey,
  smallint,
} from 'drizzle-orm/pg-core'

interface Reference {
  column: string
  to: () => AnyPgColumn
}

/**
 * A link table between a thing and its terms, with a position if they are ordered. Deleting the thing deletes its
 * links, and so does deleting the term, unless `keepsTerm`: then a linked term can't be deleted, and the index alone
 * answers which things have a term.
 */
export function termLinkTable(
  name: string,
  of: { thing: Reference; term: Reference; keepsTerm?: boolean; isOrdered?: boolean },
): PgTable {
  const { thing, term, keepsTerm = false, isOrdered = true } = of
  const goesWith = { onDelete: 'cascade' } as const
  const columns: Record<string, PgColumnBuilderBase> = {
    [thing.column]: integer(thing.column).notNull().references(thing.to, goesWith),
    [term.column]: integer(term.column)
      .notNull()
      .references(term.to, keepsTerm ? undefined : goesWith),
    ...(isOrdered && { position: smallint('position').notNull().default(0) }),
  }
  return pgTable(name, columns, (table) => {
    const [ofThing, ofTerm] = [table[thing.column], table[term.column]] as [AnyPgColumn, AnyPgColumn]
    const byTerm = index(`${name}_by_${term.column.replace(/_id$/, '')}`)
    return [
      primaryKey({ columns: [ofThing, ofTerm] }),
      keepsTerm ? byTerm.on(ofTerm, ofThing) : byTerm.on(ofTerm),
    ]
  })
}
