import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { refreshSearchWords } from '../making/refresh-search-words.ts'
import { TermNotFound } from '../resources.errors.ts'
import {
  findResourceType,
  insertResourceType,
  type TypeFields,
  updateResourceType,
} from './resource-types.queries.ts'

const KIND = 'resource-type'

/**
 * Adds a type of resources, or names, places or hides one. Whoever calls this has checked that the person may.
 * @returns the type's id
 * @throws TermNotFound
 */
export async function saveResourceType(
  db: Db,
  viewer: { id: number },
  { id, fields: after, now }: { id: number | undefined; fields: TypeFields; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    if (id === undefined) {
      const added = await insertResourceType(tx, { key: randomUUID(), ...after })
      await recordChange(tx, { viewer, action: 'created', kind: KIND, id: added, after: { ...after }, now })
      return added
    }
    const before = await findResourceType(tx, id)
    if (!before) throw new TermNotFound()
    if (isDeepStrictEqual(before, after)) return id
    await updateResourceType(tx, id, after)
    if (before.name_en !== after.name_en || before.name_hi !== after.name_hi)
      await refreshSearchWords(tx, { of: 'type', id })
    await recordChange(tx, {
      viewer,
      action: 'changed',
      kind: KIND,
      id,
      before: { ...before },
      after: { ...after },
      now,
    })
    return id
  })
}
