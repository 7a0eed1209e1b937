import { showProduct } from '#contract/product.ts'
import type { Config } from '#platform/config/config.ts'
import type { Changes } from '#platform/db/changes.ts'
import type { Db } from '#platform/db/database.ts'
import type { NumbersOf } from '#platform/limits/limits.ts'
import { faultOf } from '#platform/log/fault.ts'
import type { Log } from '#platform/log/log.ts'
import type { TextSettings } from '../settings.contract.ts'
import { defaultTexts, limitsIn, shownBy, textsIn } from './read-settings.ts'
import { selectSettings } from './settings.queries.ts'

/** The longest delay until another process's change applies here if its announcement is missed. */
const CACHED_MS = 10_000

/** The settings as this process knows them. */
export interface Settings {
  defaults: TextSettings
  /** The numbers set instead of a limit's defaults. */
  numbersOf: NumbersOf
  /** Reloads them, for texts and limits alike. */
  refresh(): Promise<void>
  close(): void
}

/** Loads the settings, then follows changes of other processes. No request waits for that. */
export async function openSettings(of: {
  db: Db
  log: Log
  changes: Pick<Changes, 'on'>
  links: Config['links']
  every?: number
}): Promise<Settings> {
  const { db, log, every = CACHED_MS } = of
  const defaults = defaultTexts(of.links)
  let limits: ReturnType<typeof limitsIn> = new Map()
  const refresh = async () => {
    const kept = await selectSettings(db)
    limits = limitsIn(kept)
    showProduct(shownBy(textsIn(kept, defaults)))
  }
  of.changes.on('settings', refresh)
  await refresh()
  const timer = setInterval(() => {
    refresh().catch((error: unknown) =>
      log.warn({ fault: faultOf(error) }, 'the settings could not be read; the ones known still hold'),
    )
  }, every).unref()
  return { defaults, numbersOf: (name) => limits.get(name), refresh, close: () => clearInterval(timer) }
}
