import { type SQL, sql } from 'drizzle-orm'

/** Nobody's id, for a visitor. */
export const NOBODY = 0

// Who may see a program. Each condition takes the name that the statement gives to `certificate_programs`.

/** Shown to everyone. Says the same as the partial index, so that it is used. */
export const isListed = (program: string): SQL => sql`${sql.raw(program)}.publication = 'published'`

/** No draft: whoever has its id may have something to do with it. */
export const wasPublished = (program: string): SQL => sql`${sql.raw(program)}.publication <> 'draft'`

/** Listed, or closed and the person inside; never a draft. */
export function isVisibleTo(program: string, user_id: number): SQL {
  const p = sql.raw(program)
  return sql`(${isListed(program)} or ${p}.publication = 'closed' and exists (
    select from course_enrolments inside where inside.program_id = ${p}.id and inside.user_id = ${user_id}))`
}
