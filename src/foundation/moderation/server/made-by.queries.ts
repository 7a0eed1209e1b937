import type { SQL } from 'drizzle-orm'

/** Rows `(id, user_id)` of what these people made, for a `from` clause. */
export type MadeBy = (user_ids: readonly number[]) => SQL
