import { type SQL, sql } from 'drizzle-orm'

/** How somebody who asks or reviews is shown: 'Meera N.'; null for a former member. For a join of `users u`. */
export const shortName: SQL<string | null> = sql<
  string | null
>`case when u.id is not null then concat_ws(' ', u.first_name, left(u.last_name, 1) || '.') end`

/** How somebody who answers in public is shown; null for a former member. For a join of `users u`. */
export const wholeName: SQL<string | null> = sql<
  string | null
>`case when u.id is not null then concat_ws(' ', u.first_name, u.last_name) end`
