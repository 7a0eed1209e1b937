import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'

/** The link tables of a kind of content by form field: `{ skill_ids: eventSkills }`. */
type Links<Field extends string = string> = Readonly<Record<Field, PgTable>>
type LinkedIds<Field extends string> = { readonly [Name in Field]?: readonly number[] | undefined }

/** The two id columns of a link table: first the thing, then what it's linked to. */
function columnsOf(table: PgTable) {
  const [thing = '', linked = '', position] = Object.keys(getTableColumns(table))
  return { thing, linked, isOrdered: position !== undefined }
}

/** Select columns for the thing with this alias: one per field, with its ids in order. */
export function selectTermLinks(alias: string, links: Links): SQL {
  const columns = Object.entries(links).map(([field, table]) => {
    const { thing, linked } = columnsOf(table)
    const id = sql.raw(`l.${linked}`)
    return sql`(select coalesce(json_agg(${id} order by l.position, ${id}), '[]')
      from ${table} l where ${sql.raw(`l.${thing} = ${alias}.id`)}) as ${sql.raw(field)}`
  })
  return sql.join(columns, sql`, `)
}

/**
 * Inserts the links of new things in the given order; `added` and `ids` have the same order. One statement per table,
 * however many things there are.
 */
export async function insertTermLinks<Field extends string>(
  tx: Db,
  links: Links<Field>,
  added: readonly LinkedIds<NoInfer<Field>>[],
  ids: readonly number[],
): Promise<void> {
  for (const [field, table] of Object.entries<PgTable>(links)) {
    const { thing, linked, isOrdered } = columnsOf(table)
    const rows = added.flatMap((one, index) =>
      [...new Set(one[field as Field])].map((id, position) => ({
        [thing]: ids[index],
        [linked]: id,
        ...(isOrdered && { position }),
      })),
    )
    if (rows.length > 0) await tx.insert(table).values(rows)
  }
}

/** Replaces all links of a thing. Call it only while the thing is locked. */
export async function replaceTermLinks<Field extends string>(
  tx: Db,
  links: Links<Field>,
  id: number,
  linked: LinkedIds<NoInfer<Field>>,
): Promise<void> {
  for (const table of Object.values<PgTable>(links))
    await tx.execute(sql`delete from ${table} where ${sql.raw(columnsOf(table).thing)} = ${id}`)
  await insertTermLinks(tx, links, [linked], [id])
}
