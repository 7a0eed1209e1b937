import { DAY_MS } from '#contract/durations.ts'
import {
  recountResources,
  resourceBookmarks,
  resourceLikes,
  resourceReviews,
} from '#features/resources/server/index.ts'
import { follows, recountFollowers } from '#foundation/creators/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { creators } from './content/creators.ts'
import { resourceReviews as reviews } from './content/resource-reviews.ts'
import { demoResources } from './resources/index.ts'

interface With {
  /** Ids by key. */
  resources: ReadonlyMap<string, number>
  /** Ids by username. */
  people: ReadonlyMap<string, number>
  /** Ids of those who like, review and follow. */
  audience: readonly number[]
  now: Date
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 2_000
/** Of the likes in the content, so that the demo loads soon. */
const SHOWN_LIKES = 0.2
const MOST_REVIEWS = 9
/** A parent of the demo, who keeps some resources and follows somebody. */
const KEEPER = 'meera-deshpande'
const KEPT = 6

/** What people did with the resources: likes, reviews, bookmarks and follows, a row each. */
export async function insertResourceLife(db: Db, { resources, people, audience, now }: With): Promise<void> {
  const open = demoResources.filter(({ privacy }) => privacy === 'Everyone')
  const idOf = (key: string) => resources.get(key) ?? 0
  const at = (place: number) => audience[place % audience.length] ?? 0
  const ago = (place: number) => new Date(now.getTime() - ((place % 60) + 1) * (DAY_MS / 2))

  const likes = open.flatMap(({ key, likes: most }, place) =>
    Array.from({ length: Math.min(Math.ceil(most * SHOWN_LIKES), audience.length) }, (_, index) => ({
      resource_id: idOf(key),
      user_id: at(place * 13 + index),
      created_at: ago(index),
    })),
  )
  await insertAll(likes, (rows) => db.insert(resourceLikes).values(rows))

  const written = open.flatMap(({ key }, place) =>
    Array.from({ length: (place * 7) % (MOST_REVIEWS + 1) }, (_, index) => {
      const review = reviews[(place * 3 + index * 7) % reviews.length]
      return {
        resource_id: idOf(key),
        user_id: at(place * 31 + index),
        rating: review?.rating ?? 5,
        comment: review?.comment ?? '',
        created_at: ago(index),
      }
    }),
  )
  await insertAll(written, (rows) => db.insert(resourceReviews).values(rows))

  const keeper = people.get(KEEPER)
  if (keeper !== undefined) {
    const kept = open.slice(0, KEPT).map(({ key }, place) => ({
      resource_id: idOf(key),
      user_id: keeper,
      created_at: ago(place),
    }))
    await db.insert(resourceBookmarks).values(kept)
  }
  await recountResources(db)

  const followers = creators.flatMap(({ username }, place) => {
    const followed_id = people.get(username) ?? 0
    const some = Array.from({ length: 9 + ((place * 37) % 120) }, (_, index) => at(place * 17 + index))
    const all = keeper !== undefined && place === 0 ? [keeper, ...some] : some
    return all.map((follower_id, index) => ({ follower_id, followed_id, created_at: ago(index) }))
  })
  await insertAll(followers, (rows) => db.insert(follows).values(rows))
  await recountFollowers(db)
}

async function insertAll<Row>(all: readonly Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += ROWS_AT_ONCE)
    await insert(all.slice(from, from + ROWS_AT_ONCE))
}
