import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { HeldThing } from '../../admin-moderation.contract.ts'
import type { Reportable } from '../reportable.ts'
import { thingsOf } from '../things-of.ts'
import { selectHeldSubjects } from './held-things.queries.ts'

/** What waits for a look, or with `isDecided` what had one. For moderators only. */
export async function selectHeld(
  db: Db,
  of: {
    reportables: readonly Reportable[]
    isDecided: boolean
    language: TextLanguage
    limit: number
    offset: number
  },
): Promise<{ held: HeldThing[]; total: number }> {
  const { subjects, total } = await selectHeldSubjects(db, of)
  const thingOf = await thingsOf(db, { ...of, subjects })
  return { held: subjects.map((subject) => ({ ...subject, thing: thingOf(subject) })), total }
}
