import { PersonNotFound } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isPublicPersonNow, type PublicWork } from '../public-work.queries.ts'
import { blockPerson } from './block-person.ts'
import { selectBlockedIds } from './blocks.queries.ts'

/**
 * Blocks or unblocks a person by id. A person without a public page is not found, except by those who block them
 * already (docs/decisions/023); a report can still block them.
 * @throws OwnSelfNotBlocked, PersonNotFound, TooManyBlocked
 */
export async function blockVisiblePerson(
  db: Db,
  viewer: { id: number },
  { work, ...of }: { id: number; isBlocked: boolean; now: Date; work: PublicWork },
): Promise<void> {
  const isVisible =
    of.id === viewer.id ||
    (await isPublicPersonNow(db, { id: of.id, work })) ||
    (await selectBlockedIds(db, viewer)).includes(of.id)
  if (!isVisible) throw new PersonNotFound()
  await blockPerson(db, viewer, of)
}
