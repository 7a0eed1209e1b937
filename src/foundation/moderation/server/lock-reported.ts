import type { Db } from '#platform/db/database.ts'
import { ReportedThingNotFound } from './moderation.errors.ts'
import type { Reportable } from './reportable.ts'

/** A thing to report, and all the kinds that can be. */
export interface Reported {
  reportables: readonly Reportable[]
  kind: string
  id: number
}

/**
 * Locks a thing until the transaction ends.
 * @throws ReportedThingNotFound
 */
export async function lockReported(tx: Db, of: Reported): Promise<Locked> {
  const thing = await lockIfThere(tx, of)
  if (!thing) throw new ReportedThingNotFound()
  return thing
}

interface Locked {
  reportable: Reportable
  is_hidden: boolean
}

/** Locks a reported thing; null if there is none that the public can see or could see. */
export async function lockIfThere(tx: Db, { reportables, kind, id }: Reported): Promise<Locked | null> {
  const reportable = reportables.find((one) => one.kind === kind)
  const thing = await reportable?.lock(tx, id)
  return reportable && thing ? { reportable, ...thing } : null
}
