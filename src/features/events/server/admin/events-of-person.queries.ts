import { sql } from 'drizzle-orm'
import type { PersonWork } from '#foundation/feature.ts'
import { rows } from '#platform/db/query.ts'

interface Counts {
  registrations: number
  attended: number
  questions: number
  event_reviews: number
}

/** Counts of what a person did at events. */
export const eventsOfPerson: PersonWork = async (db, { user_id }) => {
  const [counts] = await rows<Counts>(
    db,
    sql`select
      (select count(*)::int from event_registrations g where g.user_id = ${user_id} and g.status <> 'cancelled')
        as registrations,
      (select count(distinct a.event_id)::int from event_attendances a where a.user_id = ${user_id}) as attended,
      (select count(*)::int from event_questions q where q.user_id = ${user_id}) as questions,
      (select count(*)::int from event_reviews v where v.user_id = ${user_id}) as event_reviews`,
  )
  return { counts: counts ?? {} }
}
