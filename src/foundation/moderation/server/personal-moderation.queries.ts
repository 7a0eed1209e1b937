import { eq, sql } from 'drizzle-orm'
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
import { reports } from './reports.tables.ts'
import { thingsUnderReview } from './under-review.tables.ts'

type Rows = PersonalList['rows']

/** The person's own reports. Reports about them are other people's data. */
export function selectReportsOf(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select r.kind, r.subject_id, r.reason, r.words, ${isoUtc(sql`r.created_at`)} as reported_at, r.decision,
        ${isoUtc(sql`r.decided_at`)} as decided_at
      from reports r where r.user_id = ${id} order by r.id`,
  )
}

/** The person's things that were under review. */
export function selectUnderReviewOf(db: Db, { id }: Person): Promise<Rows> {
  return rows(
    db,
    sql`select h.kind, h.subject_id, h.why, ${isoUtc(sql`h.created_at`)} as held_at, h.decision,
        ${isoUtc(sql`h.decided_at`)} as decided_at
      from held_things h where h.user_id = ${id} order by h.id`,
  )
}

/** Anonymises a person's reports: what was reported and why stays, but not by whom or in which words. */
export async function eraseReporter(tx: Db, user_id: number): Promise<void> {
  await tx.update(reports).set({ words: '', user_id: null }).where(eq(reports.user_id, user_id))
  await tx.execute(sql`delete from reports where kind = 'creator' and subject_id = ${user_id}`)
  await tx.delete(thingsUnderReview).where(eq(thingsUnderReview.user_id, user_id))
}

const lists: readonly ListOfPart[] = [
  ['reports', m.personal_reports, selectReportsOf],
  ['held', m.personal_under_review, selectUnderReviewOf],
]

/** A person's reports, and their things that were under review. */
export const personalModeration: PersonalDataProvider = {
  name: 'moderation',
  async exportOf(db, person, language) {
    return { lists: await readLists(db, { person, language, lists }) }
  },
  async erase(tx, { id }) {
    await eraseReporter(tx, id)
    return undefined
  },
}
