import {
  METRICS_TABLES,
  type MetricsReport,
  type MetricsTableName,
} from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { buttonClass } from '#ui-kit/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import { tableAddress } from '#ui-kit/table-address.ts'
import styles from './metrics.module.css'

const names: Record<MetricsTableName, () => string> = {
  days: m.statistics_file_days,
  things: m.statistics_file_things,
  parts: m.statistics_file_parts,
}

/** Links to CSV files of the same days' metrics. */
export function MetricsFiles({ days: { first, last } }: { days: MetricsReport['days'] }) {
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files" className={styles.title}>
        {m.statistics_files()}
      </h2>
      <ul className={styles.files}>
        {METRICS_TABLES.map((table) => (
          <li key={table}>
            <a
              className={buttonClass({ variant: 'second' })}
              href={tableAddress('/admin/numbers.csv', { table, from: first, until: last })}
              download
            >
              <Download aria-hidden="true" />
              {names[table]()}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
