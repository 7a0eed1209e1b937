import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SoftLine } from '#ui-kit/soft-line.tsx'
import type { WeekFigure, WeekMetric } from '../../administration.contract.ts'
import styles from './start.module.css'

const labels: Record<WeekMetric, () => string> = {
  'events-registered': m.start_registered,
  'events-attended': m.start_attended,
  'people-joined': m.start_joined,
  'resources-shared': m.start_shared,
  'campaigns-completed': m.start_completed,
}

/** The metrics of the last seven days, compared with the seven before. */
export function WeekMetrics({ week }: { week: readonly WeekFigure[] }) {
  return (
    <section className={styles.part} aria-labelledby="start-week">
      <div className={styles.top}>
        <h2 id="start-week" className={styles.heading}>
          {m.start_week()}
        </h2>
        <AddressLink className="link-alone" href="/admin/numbers">
          {m.start_week_more()}
        </AddressLink>
      </div>
      <dl className={styles.metrics}>
        {week.map(({ metric, now, before }) => (
          <div key={metric} className={styles.metric}>
            <dt>{labels[metric]()}</dt>
            <dd>
              <strong className={styles.value}>{numberLabel(now)}</strong>
              <SoftLine>{m.start_before({ before: numberLabel(before) })}</SoftLine>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
