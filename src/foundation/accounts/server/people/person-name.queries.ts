import { type SQL, sql } from 'drizzle-orm'

// How people are named. Each takes the name that the statement gives to `users`; null for a former member, where a left
// join finds nobody.

/** How somebody who asks or reviews is shown: 'Meera N.' */
export function shortName(user: string): SQL<string | null> {
  const u = sql.raw(user)
  return sql`case when ${u}.id is not null then concat_ws(' ', ${u}.first_name, left(${u}.last_name, 1) || '.') end`
}

/** How somebody who answers in public is shown. */
export function wholeName(user: string): SQL<string | null> {
  const u = sql.raw(user)
  return sql`case when ${u}.id is not null then concat_ws(' ', ${u}.first_name, ${u}.last_name) end`
}
