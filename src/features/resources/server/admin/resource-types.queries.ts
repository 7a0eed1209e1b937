import { eq, sql } from 'drizzle-orm'
import { resourceTypes } from '#foundation/taxonomy/server/index.ts'
import { inBothOf, inBothTexts } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { AdminResourceType } from '../../admin-resources.contract.ts'

export type TypeFields = Pick<AdminResourceType, 'name_en' | 'name_hi' | 'position' | 'is_hidden'>

/** Every type, hidden ones too, in their order, with how many listed resources carry each. */
export function selectResourceTypes(db: Db): Promise<AdminResourceType[]> {
  return rows<AdminResourceType>(
    db,
    sql`select t.id, t.key, ${inBothOf('t', 'name')}, t.is_hidden, t.position, coalesce(c.listed, 0) as resources_count
      from resource_types t left join resource_facet_counts c on c.facet = 'type' and c.term_id = t.id
      order by t.position, t.id`,
  )
}

/** Held until the transaction ends. */
export async function findResourceType(tx: Db, id: number): Promise<TypeFields | undefined> {
  const [found] = await rows<TypeFields>(
    tx,
    sql`select ${inBothOf('t', 'name')}, t.position, t.is_hidden from resource_types t where t.id = ${id} for update`,
  )
  return found
}

const columnsOf = ({ name_en, name_hi, ...fields }: TypeFields) => ({
  ...fields,
  name: inBothTexts(name_en, name_hi),
})

export async function insertResourceType(tx: Db, fields: TypeFields & { key: string }): Promise<number> {
  const [added] = await tx
    .insert(resourceTypes)
    .values({ key: fields.key, ...columnsOf(fields) })
    .returning({ id: resourceTypes.id })
  if (!added) throw new Error('the type was not added')
  return added.id
}

export async function updateResourceType(tx: Db, id: number, fields: TypeFields): Promise<void> {
  await tx.update(resourceTypes).set(columnsOf(fields)).where(eq(resourceTypes.id, id))
}
