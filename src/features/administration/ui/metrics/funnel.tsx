import { type MetricsReport, metricNames } from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import styles from './metrics.module.css'

/** How far the people got who enrolled in these days: each step in words, which the bar only illustrates. */
export function Funnel({ steps }: { steps: MetricsReport['funnel'] }) {
  const enrolled = steps[0]?.total ?? 0
  return (
    <div className={styles.block}>
      <h3 className={styles.subtitle}>{m.statistics_funnel()}</h3>
      <p className={styles.help}>{m.statistics_funnel_help()}</p>
      <ol className={styles.funnel}>
        {steps.map(({ metric, total }, at) => (
          <li key={metric} className={styles.step}>
            <span>{metricNames[metric]()}</span>
            <strong>{numberLabel(total)}</strong>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${Math.max(enrolled, 1)} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={total} height={1} />
            </svg>
            <span className={styles.share}>
              {at > 0 && enrolled > 0
                ? m.statistics_funnel_share({ share: `${Math.round((total / enrolled) * 100)}%` })
                : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
