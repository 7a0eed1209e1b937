import { and, eq, sql } from 'drizzle-orm'
import { emailOwners } from '#foundation/accounts/server/index.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { ListedCohort } from '../../../admin-course-people.contract.ts'
import { courseCohortMembers, courseCohorts } from '../../course-people.tables.ts'

/** An address identifies an account only once the account has confirmed it. */
const accountOf = sql`(${emailOwners} o join users u on u.id = o.user_id) on o.email = m.email`

export function selectCohorts(db: Db, program_id: number): Promise<ListedCohort[]> {
  return rows<ListedCohort>(
    db,
    sql`select c.id, c.name, count(m.email)::int as members_count, count(distinct n.user_id)::int as inside_count,
        count(distinct n.user_id) filter (where n.finished_at is not null)::int as finished_count
      from course_cohorts c left join course_cohort_members m on m.cohort_id = c.id left join ${accountOf}
        left join course_enrolments n on n.program_id = c.program_id and n.user_id = u.id
      where c.program_id = ${program_id} group by c.id order by lower(c.name), c.id`,
  )
}

export interface CohortRow {
  id: number
  program_id: number
  name: string
}

/** Finds a cohort. With `isLocked`, nobody else can change it until the transaction ends. */
export async function findCohort(
  db: Db,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
): Promise<CohortRow | undefined> {
  if (isLocked) await db.execute(sql`select from course_cohorts where id = ${id} for update`)
  const [found] = await rows<CohortRow>(
    db,
    sql`select id, program_id, name from course_cohorts where id = ${id}`,
  )
  return found
}

export interface MemberRow {
  email: string
  name: string | null
  user_id: number | null
}

/** The members of a cohort in the order of their addresses; without a limit all of them, for a file. */
export async function selectMembers(
  db: Db,
  { cohort_id, limit, offset }: { cohort_id: number; limit: number | null; offset: number },
): Promise<{ members: MemberRow[]; total: number }> {
  const members = await rows<MemberRow>(
    db,
    sql`select m.email, u.id as user_id, case when u.id is not null then concat(u.first_name, ' ', u.last_name) end as name
      from course_cohort_members m left join ${accountOf} where m.cohort_id = ${cohort_id}
      order by m.email limit ${limit}::int offset ${offset}`,
  )
  return { members, total: await countMembers(db, cohort_id) }
}

export const countMembers = (db: Db, cohort_id: number): Promise<number> =>
  countRows(db, sql`course_cohort_members m where m.cohort_id = ${cohort_id}`)

export async function insertCohort(tx: Db, cohort: { program_id: number; name: string }): Promise<number> {
  const [added] = await tx.insert(courseCohorts).values(cohort).returning({ id: courseCohorts.id })
  if (!added) throw new Error('the cohort was not added')
  return added.id
}

export async function renameCohort(tx: Db, { id, name }: { id: number; name: string }): Promise<void> {
  await tx.update(courseCohorts).set({ name }).where(eq(courseCohorts.id, id))
}

/** Returns how many are new. */
export async function insertMembers(
  tx: Db,
  { cohort_id, emails }: { cohort_id: number; emails: readonly string[] },
): Promise<number> {
  if (emails.length === 0) return 0
  const added = await tx
    .insert(courseCohortMembers)
    .values(emails.map((email) => ({ cohort_id, email })))
    .onConflictDoNothing()
    .returning({ email: courseCohortMembers.email })
  return added.length
}

/** Returns whether it was a member. */
export async function deleteMember(
  tx: Db,
  { cohort_id, email }: { cohort_id: number; email: string },
): Promise<boolean> {
  const isMember = and(eq(courseCohortMembers.cohort_id, cohort_id), eq(courseCohortMembers.email, email))
  const gone = await tx.delete(courseCohortMembers).where(isMember).returning()
  return gone.length > 0
}

export async function deleteCohort(tx: Db, id: number): Promise<void> {
  await tx.delete(courseCohorts).where(eq(courseCohorts.id, id))
}
