import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import type { Db } from '#platform/db/database.ts'
import { insertResources, type NewResource } from '../server/index.ts'

/** A published public resource, with a new type unless given. Returns its id. */
export async function createResource(db: Db, given: Partial<NewResource> = {}): Promise<number> {
  const resource_type_id = given.resource_type_id ?? (await createTerm(db, 'resource_types'))
  const hidden_reason = given.status === 'hidden' ? 'It was reported' : null
  const resource = {
    title: 'Picture cards',
    status: 'published' as const,
    hidden_reason,
    ...given,
    resource_type_id,
  }
  const [id] = await insertResources(db, [resource])
  if (id === undefined) throw new Error('the resource was not added')
  return id
}
