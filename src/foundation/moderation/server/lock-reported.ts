import type { Db } from '#platform/db/database.ts'
import { ReportedThingNotFound } from './moderation.errors.ts'
import type { Reportable } from './reportable.ts'

/** A thing that people report, among all kinds that can be. */
export interface Reported {
  reportables: readonly Reportable[]
  kind: string
  id: number
}

/**
 * Holds a thing until the transaction ends.
 * @throws ReportedThingNotFound
 */
export async function lockReported(
  tx: Db,
  { reportables, kind, id }: Reported,
): Promise<{ reportable: Reportable; is_hidden: boolean }> {
  const reportable = reportables.find((one) => one.kind === kind)
  const thing = await reportable?.lock(tx, id)
  if (!reportable || !thing) throw new ReportedThingNotFound()
  return { reportable, ...thing }
}
