import { PersonNotFound } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isBlockBetween } from './blocks/blocks.queries.ts'
import { OwnSelfNotFollowed } from './creators.errors.ts'
import { isFollowed, lockProfile, selectFollowers, writeFollow } from './follows.queries.ts'
import { isPublicPersonNow, type PublicWork } from './public-work.queries.ts'

/**
 * Follows or unfollows a person; repeating it changes nothing. A person without a public page is not found, except by
 * those who follow them already (docs/decisions/023); neither is one who blocks the viewer or whom the viewer blocks.
 * @throws OwnSelfNotFollowed, PersonNotFound
 */
export async function followUser(
  db: Db,
  viewer: { id: number },
  {
    id,
    is_followed,
    now,
    work,
  }: { id: number; is_followed: boolean | undefined; now: Date; work: PublicWork },
): Promise<{ is_followed: boolean; followers: number }> {
  if (id === viewer.id) throw new OwnSelfNotFollowed()
  const follow = { follower_id: viewer.id, followed_id: id }
  return db.transaction(async (tx) => {
    if (!(await lockProfile(tx, id))) throw new PersonNotFound()
    const before = await isFollowed(tx, follow)
    if (!before && (await isBlockBetween(tx, viewer.id, id))) throw new PersonNotFound()
    if (!before && !(await isPublicPersonNow(tx, { id, work }))) throw new PersonNotFound()
    const after = is_followed ?? !before
    if (after !== before) await writeFollow(tx, { ...follow, isFollowed: after, now })
    return { is_followed: after, followers: await selectFollowers(tx, id) }
  })
}
