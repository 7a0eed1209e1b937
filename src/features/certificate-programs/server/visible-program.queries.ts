import { type SQL, sql } from 'drizzle-orm'

// Who may see a program. Each condition takes the alias of `certificate_programs` in its statement.

/** Public. Matches the condition of the partial index, so that it is used. */
export const isListed = (program: string): SQL => sql`${sql.raw(program)}.publication = 'published'`

/** Not a draft: people who have its id may be participants. */
export const wasPublished = (program: string): SQL => sql`${sql.raw(program)}.publication <> 'draft'`

/** Public, or closed with the person enrolled; never a draft. */
export function isVisibleTo(program: string, user_id: number): SQL {
  const p = sql.raw(program)
  return sql`(${isListed(program)} or ${p}.publication = 'closed' and exists (
    select from course_enrolments inside where inside.program_id = ${p}.id and inside.user_id = ${user_id}))`
}
