import type { Db } from '#platform/db/database.ts'
import { selectInvited } from './invitations.queries.ts'
import { selectOptOuts } from './opt-outs.queries.ts'
import type { Listed, ReadList } from './read-typed-list.ts'

export interface SortedList {
  ready: Listed[]
  counts: { ready: number; broken: number; repeated: number; invited_before: number; opted_out: number }
}

/** Who of a list can be invited to a campaign, and why the others can't. In two queries, whatever its length. */
export async function sortOutList(
  db: Db,
  { people, broken }: ReadList,
  { campaign_id, hashOf }: { campaign_id: number; hashOf: (email: string) => string },
): Promise<SortedList> {
  const once = new Map<string, Listed>()
  for (const one of people) {
    const known = once.get(one.email)
    // The first counts, with the first name there is.
    if (!known) once.set(one.email, one)
    else if (known.name === '') once.set(one.email, { ...known, name: one.name })
  }
  const hashes = new Map([...once.keys()].map((email) => [email, hashOf(email)]))
  const unwilling = await selectOptOuts(db, [...hashes.values()])
  const invited = await selectInvited(db, { campaign_id, emails: [...once.keys()] })
  const isUnwilling = ({ email }: Listed) => unwilling.has(hashes.get(email) ?? '')
  const willing = [...once.values()].filter((one) => !isUnwilling(one))
  const ready = willing.filter(({ email }) => !invited.has(email))
  return {
    ready,
    counts: {
      ready: ready.length,
      broken: broken.length,
      repeated: people.length - once.size,
      invited_before: willing.length - ready.length,
      opted_out: once.size - willing.length,
    },
  }
}
