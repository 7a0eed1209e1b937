import { metricNames } from '#foundation/numbers/metric-words.contract.ts'
import type { Figure } from '#foundation/numbers/numbers.contract.ts'
import { m } from '#messages/messages.js'
import { numberWords } from '#ui-kit/number-words.ts'
import styles from './numbers.module.css'

/** How far people come in these days: each step in words, which its bar repeats. */
export function Funnel({ figures }: { figures: readonly Figure[] }) {
  const most = Math.max(...figures.map(({ total }) => total), 1)
  const [first] = figures
  return (
    <div className={styles.block}>
      <h3 className={styles.subtitle}>{m.numbers_funnel()}</h3>
      <ol className={styles.funnel}>
        {figures.map(({ metric, total }) => (
          <li key={metric} className={styles.step}>
            <span>{metricNames[metric]()}</span>
            <strong>{numberWords(total)}</strong>
            <svg
              className={styles.bar}
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={total} height={1} />
            </svg>
            <span className={styles.share}>
              {first && metric !== first.metric && first.total > 0 && total <= first.total
                ? m.numbers_funnel_share({ share: `${Math.round((total / first.total) * 100)} %` })
                : null}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
