import { AdminPage } from '#foundation/admin-kit/ui/index.ts'
import { GROUPS, type MetricsReport } from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { dayLabel } from '#ui-kit/day-label.ts'
import { EmptyState } from '#ui-kit/page-states.tsx'
import type { LoadedMetrics, MetricsSearch } from './load-metrics.ts'
import styles from './metrics.module.css'
import { MetricsFiles } from './metrics-files.tsx'
import { MetricsGroup } from './metrics-group.tsx'
import { MetricsRange } from './metrics-range.tsx'

const steps: Record<MetricsReport['step'], () => string> = {
  day: m.statistics_step_day,
  week: m.statistics_step_week,
  month: m.statistics_step_month,
}

/** The range of days, then each group with its plots, top things and table. */
export function MetricsView({ report, errors, search }: LoadedMetrics & { search: MetricsSearch }) {
  return (
    <AdminPage title={m.admin_statistics()} lead={m.statistics_lead()}>
      <MetricsRange report={report} errors={errors} search={search} />
      {report === null ? null : report.counted_at === null ? (
        <EmptyState title={m.statistics_not_counted()} />
      ) : (
        <>
          <div className={styles.help}>
            <p>
              {m.statistics_shown({
                first: dayLabel(report.days.first),
                last: dayLabel(report.days.last),
                before_first: dayLabel(report.before.first),
                before_last: dayLabel(report.before.last),
              })}{' '}
              {steps[report.step]()}
            </p>
            <p>
              {m.statistics_counted_at()} <DateTime moment={report.counted_at} kind="dayAndTime" />
            </p>
          </div>
          {GROUPS.map((group) => (
            <MetricsGroup key={group} group={group} report={report} search={search} />
          ))}
          <MetricsFiles days={report.days} />
        </>
      )}
    </AdminPage>
  )
}
