import {
  DIVIDED,
  type DividedMetric,
  type DividedPart,
  dividedNames,
  fewWords,
} from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import styles from './metrics.module.css'
import { METRICS_PATH } from './metrics-range.tsx'

/** A metric by occupation or by source. */
export function DividedMetricTable({
  metric,
  parts,
}: {
  metric: DividedMetric
  parts: readonly DividedPart[]
}) {
  const name = dividedNames[metric]()
  if (parts.length === 0) return null
  return (
    <div className={styles.block}>
      <h3 className={styles.subtitle}>{name}</h3>
      {DIVIDED[metric].isOfPeople ? <p className={styles.help}>{m.statistics_few_help()}</p> : null}
      <DataTable
        caption={name}
        columns={columns}
        rows={parts}
        keyOf={({ key }) => key}
        path={METRICS_PATH}
        search={{}}
      />
    </div>
  )
}

const columns: readonly Column<DividedPart>[] = [
  {
    key: 'part',
    label: m.statistics_group,
    isHead: true,
    cell: ({ name }) => name,
  },
  {
    key: 'count',
    label: m.statistics_count,
    isNumber: true,
    cell: ({ total }) => (total === null ? fewWords() : numberLabel(total)),
  },
]
