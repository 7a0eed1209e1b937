import type { Db } from '#platform/db/database.ts'
import { sentMutations } from '../server/sent-mutations.tables.ts'

/** How many mutations are recorded as done. */
export const countMutations = (db: Db): Promise<number> => db.$count(sentMutations)
