import type { Db } from '#platform/db/database.ts'
import { selectInvited } from '../invitations.queries.ts'
import { selectOptOuts } from '../stopping/opt-outs.queries.ts'
import type { HashedList } from './hash-list.ts'
import { mailboxOf } from './mailbox.ts'
import type { Listed } from './read-typed-list.ts'

export interface SortedList {
  ready: Listed[]
  counts: {
    ready: number
    broken: number
    repeated: number
    own: number
    invited_before: number
    opted_out: number
  }
}

/** Who in a list can be invited to a campaign, and why the others can't. Two queries, whatever its length. */
export async function sortOutList(
  db: Db,
  { people, broken, repeated }: HashedList,
  { campaign_id, own_email }: { campaign_id: number; own_email: string },
): Promise<SortedList> {
  const others = people.filter(({ one }) => mailboxOf(one.email) !== mailboxOf(own_email))
  const unwilling = await selectOptOuts(
    db,
    others.flatMap(({ hashes }) => hashes),
  )
  const invited = await selectInvited(db, { campaign_id })
  const willing = others
    .filter(({ hashes }) => !hashes.some((hash) => unwilling.has(hash)))
    .map(({ one }) => one)
  const ready = willing.filter(({ email }) => !invited.has(mailboxOf(email)))
  return {
    ready,
    counts: {
      ready: ready.length,
      broken,
      repeated,
      own: people.length - others.length,
      invited_before: willing.length - ready.length,
      opted_out: others.length - willing.length,
    },
  }
}
