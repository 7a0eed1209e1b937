import { type SQL, sql } from 'drizzle-orm'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { mayModerate } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Owned } from '../resources.policy.ts'
import { ResourceNotFound } from './resources.errors.ts'

/** Whoever asks; null for a visitor. Moderators also see what was hidden. */
export type Asking = { id: number; roles?: readonly Role[] } | null

/** In lists, searches and counts. Says the same as the partial indexes, so that they are used; for `resources r`. */
export const isListed = sql`r.status = 'published' and r.privacy = 'Everyone'`

/** Listed, or the asking person's own, whatever its state, or hidden and theirs to decide on; for `resources r`. */
export function isVisibleTo(viewer: Asking): SQL {
  if (!viewer) return isListed
  const mayDecide = mayModerate({ roles: viewer.roles ?? [] })
  const hidden = mayDecide ? sql`or r.status = 'hidden' and r.privacy = 'Everyone'` : sql``
  return sql`(${isListed} or r.creator_id = ${viewer.id} ${hidden})`
}

/** What the policy asks of a resource; for `resources r`. */
export const ownedColumns = sql`r.id, r.title, r.creator_id, r.status, r.privacy`
export type OwnedResource = Owned & { id: number; title: string }

/**
 * A resource that this person may see, with the columns asked for.
 * @throws ResourceNotFound
 */
export async function findVisibleResource<Row = OwnedResource>(
  db: Db,
  viewer: Asking,
  id: number,
  columns: SQL = ownedColumns,
  /** What the columns read from beside `resources r`. */
  sources: SQL = sql``,
): Promise<Row> {
  const [resource] = await rows<Row>(
    db,
    sql`select ${columns} from resources r ${sources} where r.id = ${id} and ${isVisibleTo(viewer)}`,
  )
  if (!resource) throw new ResourceNotFound()
  return resource
}

/**
 * Holds the row of a resource that this person may see until the transaction ends: its counts move one after the other.
 * @throws ResourceNotFound
 */
export async function lockVisibleResource(tx: Db, viewer: Asking, id: number): Promise<OwnedResource> {
  const [resource] = await rows<OwnedResource>(
    tx,
    sql`select ${ownedColumns} from resources r where r.id = ${id} and ${isVisibleTo(viewer)} for no key update`,
  )
  if (!resource) throw new ResourceNotFound()
  return resource
}
