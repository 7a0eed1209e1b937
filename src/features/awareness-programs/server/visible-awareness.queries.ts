import { type SQL, sql } from 'drizzle-orm'

// Who may see a program and its campaigns. Each condition takes the names that the statement gives to the tables.

/** Everyone sees it: it is no draft. Takes the name of `awareness_programs`. */
export const isVisible = (program: string): SQL => sql`${sql.raw(program)}.publication <> 'draft'`

/**
 * Nobody took it from view, and its owner's account is open. Takes the names of `campaigns` and of the owner's
 * `users`.
 */
export const isInView = (campaign: string, owner: string): SQL =>
  sql`${sql.raw(campaign)}.held_at is null and ${sql.raw(owner)}.disabled_at is null`
