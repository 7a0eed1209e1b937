import {
  type Figure,
  type Group,
  groupNames,
  type MetricsReport,
  metricNames,
} from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { DataTable } from '#ui-kit/data-table.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { stretchLabel } from './metric-plot.tsx'
import { METRICS_PATH } from './metrics-range.tsx'

interface MetricsTableProps {
  group: Group
  figures: readonly Figure[]
  report: Pick<MetricsReport, 'step' | 'stretches'>
}

const captions = {
  day: m.statistics_table_by_day,
  week: m.statistics_table_by_week,
  month: m.statistics_table_by_month,
}

/** The counts in a group's plots, newest first; days without any are left out. */
export function MetricsTable({ group, figures, report: { step, stretches } }: MetricsTableProps) {
  const rows = stretches
    .map((stretch, at) => ({ stretch, counts: figures.map(({ counts }) => counts[at] ?? 0) }))
    .filter(({ counts }) => counts.some((count) => count > 0))
    .toReversed()
  return (
    <Disclosure look="card" summary={m.statistics_table()}>
      {rows.length === 0 ? (
        <p>{m.statistics_none()}</p>
      ) : (
        <DataTable
          caption={captions[step]({ group: groupNames[group]() })}
          columns={[
            {
              key: 'day',
              label: step === 'day' ? m.statistics_day : m.statistics_range,
              isHead: true,
              cell: ({ stretch }) => stretchLabel(stretch),
            },
            ...figures.map(({ metric }, at) => ({
              key: metric,
              label: () => metricNames[metric](),
              isNumber: true,
              cell: ({ counts }: (typeof rows)[number]) => numberLabel(counts[at] ?? 0),
            })),
          ]}
          rows={rows}
          keyOf={({ stretch }) => stretch.first}
          path={METRICS_PATH}
          search={{}}
        />
      )}
    </Disclosure>
  )
}
