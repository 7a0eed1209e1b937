import type { Db } from '#platform/db/database.ts'
import { sentActs } from '../server/sent-acts.tables.ts'

/** How many acts the server knows to be done. */
export const countActs = (db: Db): Promise<number> => db.$count(sentActs)
