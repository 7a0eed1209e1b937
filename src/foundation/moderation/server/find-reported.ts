import type { Db } from '#platform/db/database.ts'
import type { Reported } from './lock-reported.ts'
import { ReportedThingNotFound } from './moderation.errors.ts'

/**
 * Checks that a thing can be reported. Unlike {@link lockReported} it locks nothing, because anyone may call it.
 * @throws ReportedThingNotFound
 */
export async function findReported(db: Db, { reportables, kind, id }: Reported): Promise<void> {
  const things = await reportables.find((one) => one.kind === kind)?.selectThings(db, [id], 'en')
  if (!things?.length) throw new ReportedThingNotFound()
}
