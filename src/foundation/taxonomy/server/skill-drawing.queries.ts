import { type SQL, sql } from 'drizzle-orm'
import { DRAWINGS_OF_A_MOTIF } from '../taxonomy.contract.ts'

/**
 * SQL for the picture of a thing without one: a drawing of its first skill, chosen by the thing's id so that neighbours
 * differ.
 * @param of.alias the alias of the thing
 * @param of.links the table that links it to its skills by `of.column`
 */
export function skillDrawing(of: { alias: string; links: string; column: string; order: string }): SQL {
  const [alias, links, column, order] = [of.alias, of.links, of.column, of.order].map((name) => sql.raw(name))
  const place = sql`${alias}.id % ${sql.raw(String(DRAWINGS_OF_A_MOTIF))}`
  return sql`coalesce((select '/art/' || k.motif || case ${place} when 0 then '' else '-' || ${place} + 1 end || '.svg'
    from ${links} l join skills k on k.id = l.skill_id
    where l.${column} = ${alias}.id order by ${order}, k.id limit 1), '/art/share-default.svg')`
}
