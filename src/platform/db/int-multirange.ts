import { customType } from 'drizzle-orm/pg-core'

/** PostgreSQL's `int4multirange`, as text: `{[0,30),[45,60)}`. SQL computes union and length. */
export const intMultirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })
