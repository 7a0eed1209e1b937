import { sql } from 'drizzle-orm'
import {
  type ListOfPart,
  type Person,
  type PersonalDataProvider,
  type PersonalList,
  readLists,
} from '#foundation/privacy/server/index.ts'
import { m } from '#messages/messages.js'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { shownName } from './creator-card.queries.ts'
import type { PublicWork } from './public-work.queries.ts'

type Rows = PersonalList['rows']

export function selectProfileOf(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select c.designation, c.introduction, c.user_experience, c.qualifications, c.expertise,
        c.associated_organisations, c.children_helped, c.followers_count, ${isoUtc(sql`c.hidden_at`)} as hidden_at,
        c.hidden_reason
      from creator_profiles c where c.user_id = ${id}`,
  )
}

/** The people whom the person follows. Followers are only counted, because they are other people. */
export function selectFollowsOf(db: Db, { id }: Person, work: PublicWork): Promise<Rows> {
  return rows(
    db,
    sql`select ${shownName('u', 'c', work)} as name, ${isoUtc(sql`f.created_at`)} as since
      from follows f join users u on u.id = f.followed_id left join creator_profiles c on c.user_id = u.id
      where f.follower_id = ${id} order by f.created_at, u.id`,
  )
}

export function selectBlocksOf(db: Db, { id }: Person, work: PublicWork): Promise<Rows> {
  return rows(
    db,
    sql`select ${shownName('u', 'c', work)} as name, ${isoUtc(sql`b.created_at`)} as since
      from blocks b join users u on u.id = b.blocked_id left join creator_profiles c on c.user_id = u.id
      where b.blocker_id = ${id} order by b.created_at, u.id`,
  )
}

/** Deletes all follows from and to the person, and lowers the counts of those whom they followed. */
export async function withdrawFollows(tx: Db, user_id: number): Promise<void> {
  // In the order of ids, so that two people who leave at once can't deadlock.
  await tx.execute(sql`select from creator_profiles where user_id = ${user_id}
      or user_id in (select f.followed_id from follows f where f.follower_id = ${user_id})
    order by user_id for no key update`)
  await tx.execute(sql`with ended as (delete from follows where follower_id = ${user_id} returning followed_id)
    update creator_profiles set followers_count = followers_count - 1
    where user_id in (select followed_id from ended)`)
  await tx.execute(sql`delete from follows where followed_id = ${user_id}`)
  await tx.execute(sql`delete from blocks where ${user_id} in (blocker_id, blocked_id)`)
  await tx.execute(sql`delete from creator_profiles where user_id = ${user_id}`)
}

const lists = (work: PublicWork): readonly ListOfPart[] => [
  ['public_profile', m.personal_profile, selectProfileOf],
  ['follows', m.personal_follows, (db, person) => selectFollowsOf(db, person, work)],
  ['blocks', m.personal_blocks, (db, person) => selectBlocksOf(db, person, work)],
]

/** A person's public profile, follows and blocks. */
export const personalCreators = (work: PublicWork): PersonalDataProvider => ({
  name: 'creators',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists: lists(work) }) }
  },
  async erase(tx, { id }) {
    await withdrawFollows(tx, id)
    return undefined
  },
})
