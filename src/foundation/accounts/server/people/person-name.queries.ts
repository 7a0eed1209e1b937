import { type SQL, sql } from 'drizzle-orm'

// SQL for people's names. Each function takes the statement's alias of `users`; null for a former member, for whom a
// left join finds no row.

/** The name shown with questions and reviews: 'Meera N.' */
export function shortName(user: string): SQL<string | null> {
  const u = sql.raw(user)
  return sql`case when ${u}.id is not null then concat_ws(' ', ${u}.first_name, left(${u}.last_name, 1) || '.') end`
}

/** The name shown with public answers. */
export function wholeName(user: string): SQL<string | null> {
  const u = sql.raw(user)
  return sql`case when ${u}.id is not null then concat_ws(' ', ${u}.first_name, ${u}.last_name) end`
}

/** What a person is searched by, as the index `users_by_words` has it. */
export function personText(user: string): SQL<string> {
  const u = sql.raw(user)
  return sql`(${u}.first_name || ' ' || ${u}.last_name || ' ' || ${u}.email || ' ' || ${u}.username)`
}
