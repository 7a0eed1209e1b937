import type { TextLanguage } from '#contract/wire.ts'
import { PersonNotFound, selectSessions, type Viewer } from '#foundation/accounts/server/index.ts'
import { MADE_KINDS, type MadeThing, PERSON_COUNTS, type PersonCount } from '#foundation/feature.contract.ts'
import type { PersonWork } from '#foundation/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { AdministeredPerson } from '../../people.contract.ts'
import { findPersonFacts } from './person.queries.ts'

/**
 * One person as administrators see them: the account, its sessions, and what they did and created. Nothing private to
 * families: no interests, no access needs, no drafts.
 * @throws PersonNotFound
 */
export async function getPerson(
  db: Db,
  viewer: Viewer,
  of: { id: number; works: readonly PersonWork[]; language: TextLanguage; now: Date },
): Promise<AdministeredPerson> {
  const { id, works, language, now } = of
  const facts = await findPersonFacts(db, { id, language })
  if (!facts) throw new PersonNotFound()
  const { followers, reports_made, ...person } = facts
  const counts: Partial<Record<PersonCount, number>> = { followers, reports_made }
  const made: MadeThing[] = []
  for (const work of works) {
    const done = await work(db, { user_id: id, language })
    Object.assign(counts, done.counts)
    made.push(...(done.made ?? []))
  }
  const isOther = id !== viewer.id
  return {
    ...person,
    sessions: await selectSessions(db, { user_id: id, current: viewer.session_id, now }),
    counts: PERSON_COUNTS.map((name) => ({ name, count: counts[name] ?? 0 })),
    made: made.toSorted((one, other) => MADE_KINDS.indexOf(one.kind) - MADE_KINDS.indexOf(other.kind)),
    can: { close: isOther, take_administrator: isOther, send_code: !person.is_verified },
  }
}
