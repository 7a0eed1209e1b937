import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { confirmedEmails } from '#foundation/accounts/server/index.ts'
import type { Person, PersonalList } from '#foundation/privacy/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

type Rows = PersonalList['rows']
export function selectOwnEnrolments(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${textIn(sql`p.title`, language)} as program, n.language, ${isoUtc(sql`n.created_at`)} as joined_at,
        ${isoUtc(sql`n.finished_at`)} as finished_at, n.utm_source, n.utm_medium, n.utm_campaign
      from course_enrolments n join certificate_programs p on p.id = n.program_id
      where n.user_id = ${id} order by n.created_at, p.id`,
  )
}

export function selectOwnQuizzes(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${textIn(sql`p.title`, language)} as program, ${textIn(sql`d.title`, language)} as module,
        q.tries, q.best_right, q.last_right, q.last_questions,
        array(select ${textIn(sql`c.choice`, language)} from quiz_choices c where c.id = any(q.last_choices)
          order by c.id) as last_answers,
        ${isoUtc(sql`q.last_at`)} as last_at, ${isoUtc(sql`q.passed_at`)} as passed_at
      from quiz_results q join course_modules d on d.id = q.module_id
        join certificate_programs p on p.id = d.program_id
      where q.user_id = ${id} order by p.id, d.position, d.id`,
  )
}

/** Cohorts to which someone added one of the person's confirmed emails. */
export function selectOwnCohorts(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${textIn(sql`p.title`, language)} as program, c.name as group, ${isoUtc(sql`b.created_at`)} as named_at
      from course_cohort_members b join course_cohorts c on c.id = b.cohort_id
        join certificate_programs p on p.id = c.program_id
      where b.email in ${confirmedEmails(id)} order by b.created_at, c.id`,
  )
}

/** An unconfirmed address could be someone else's, so it stays. */
export async function eraseCourses(tx: Db, { id }: Person): Promise<void> {
  await tx.execute(sql`delete from course_cohort_members
    where email in ${confirmedEmails(id)}`)
  await tx.execute(sql`delete from quiz_results where user_id = ${id}`)
  await tx.execute(sql`delete from course_enrolments where user_id = ${id}`)
}
