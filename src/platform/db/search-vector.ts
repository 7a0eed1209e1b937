import { customType } from 'drizzle-orm/pg-core'

/** PostgreSQL's `tsvector`, for full-text search. Written only by generated columns. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
