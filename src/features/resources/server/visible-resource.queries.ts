import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { mayModerate } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Owned } from '../resources.policy.ts'
import { ResourceNotFound } from './resources.errors.ts'

// Who may see a resource. Each condition takes the alias of `resources` in its statement.

/** The viewer; null for a visitor. Moderators also see hidden resources. */
export type Asking = { id: number; roles?: readonly Role[] } | null

/**
 * Whether a resource is in lists, searches and counts. Matches the condition of the partial indexes, so that they are
 * used.
 */
export function isListed(resource: string): SQL {
  const r = sql.raw(resource)
  return sql`(${r}.status = 'published' and ${r}.privacy = 'Everyone')`
}

/** Listed, the viewer's own in any state, or hidden if the viewer may decide on it. */
export function isVisibleTo(resource: string, viewer: Asking): SQL {
  if (!viewer) return isListed(resource)
  const r = sql.raw(resource)
  const mayDecide = mayModerate({ roles: viewer.roles ?? [] })
  const hidden = mayDecide ? sql`or ${r}.status = 'hidden' and ${r}.privacy = 'Everyone'` : sql``
  return sql`(${isListed(resource)} or ${r}.creator_id = ${viewer.id} ${hidden})`
}

/** The columns of a resource that the policy needs. */
export type OwnedResource = Owned & { id: number; title: string }

/** @throws ResourceNotFound if the viewer may not see such a resource */
export async function findVisibleResource(db: Db, viewer: Asking, id: number): Promise<OwnedResource> {
  const [resource] = await rows<OwnedResource>(
    db,
    sql`select r.id, r.title, r.creator_id, r.status, r.privacy
      from resources r where r.id = ${id} and ${isVisibleTo('r', viewer)}`,
  )
  if (!resource) throw new ResourceNotFound()
  return resource
}

/**
 * Locks a resource that the viewer may see until the transaction ends, so that its counts change one at a time.
 * @throws ResourceNotFound
 */
export async function lockVisibleResource(tx: Db, viewer: Asking, id: number): Promise<OwnedResource> {
  const [resource] = await rows<OwnedResource>(
    tx,
    sql`select r.id, r.title, r.creator_id, r.status, r.privacy
      from resources r where r.id = ${id} and ${isVisibleTo('r', viewer)} for no key update`,
  )
  if (!resource) throw new ResourceNotFound()
  return resource
}
