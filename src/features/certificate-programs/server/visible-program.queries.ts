import { type SQL, sql } from 'drizzle-orm'

/** Nobody's id, for a visitor. */
export const NOBODY = 0

/** Shown to everyone, for `certificate_programs p`. Says the same as the partial index, so that it is used. */
export const isListed = sql`p.publication = 'published'`

/** Listed, or closed and the person inside; never a draft. For `certificate_programs p`. */
export const isVisibleTo = (user_id: number): SQL => sql`(${isListed} or p.publication = 'closed' and exists (
  select from course_enrolments inside where inside.program_id = p.id and inside.user_id = ${user_id}))`
