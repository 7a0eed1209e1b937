import { Gauge, Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { isDatabaseAway } from '../db/is-database-away.ts'
import { faultOf } from '../log/fault.ts'
import type { Log } from '../log/log.ts'

export interface Figure {
  value: number
  labels?: Record<string, string>
}

/** A metric in the database for operators, such as how many emails are queued. */
export interface DatabaseGauge {
  /** `pankh_…`, ending with its unit, if any: `pankh_mails_oldest_queued_seconds`. */
  name: string
  help: string
  labels?: readonly string[]
  /** Takes milliseconds however large the tables are: stored counts, indexes, statistics. */
  read(db: Db): Promise<readonly Figure[]>
}

/**
 * Reads gauges one after another, so that visitors keep the other connections, at most once every `freshMs`. A gauge
 * that can't be read is left out: an old value would look current.
 */
export function createDatabaseGauges(
  gauges: readonly DatabaseGauge[],
  { db, freshMs, log }: { db: Db; freshMs: number; log: Pick<Log, 'warn'> },
): () => Promise<string> {
  let last: { at: number; text: Promise<string> } | undefined
  return async () => {
    const now = performance.now()
    if (last && now - last.at < freshMs) return last.text
    const reading = { at: now, text: readAll() }
    last = reading
    return reading.text
  }

  async function readAll(): Promise<string> {
    const registry = new Registry()
    for (const gauge of gauges) {
      try {
        show(registry, gauge, await gauge.read(db))
      } catch (error) {
        log.warn({ gauge: gauge.name, fault: faultOf(error) }, 'a metric could not be read')
        // The remaining gauges would wait just as long; the next scrape tries again.
        last = undefined
        if (isDatabaseAway(error)) break
      }
    }
    return registry.metrics()
  }
}

function show(registry: Registry, { name, help, labels = [] }: DatabaseGauge, figures: readonly Figure[]) {
  const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] })
  for (const { value, labels: of = {} } of figures) gauge.set(of, value)
}
