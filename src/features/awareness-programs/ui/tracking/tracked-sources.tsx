import { m } from '#messages/messages.js'
import { numberWords } from '#ui-kit/number-words.ts'
import { sourceName, type TrackedSource } from '../../tracking.contract.ts'
import styles from './tracked-sources.module.css'
import partStyles from './tracking.module.css'

/** By which links people came, since the campaign began: words, which the bars repeat. */
export function TrackedSources({ sources }: { sources: readonly TrackedSource[] }) {
  const most = Math.max(...sources.map(({ opened, completed }) => Math.max(opened, completed)))
  return (
    <section className={partStyles.part} aria-labelledby="sources">
      <h2 id="sources" className={partStyles.title}>
        {m.awareness_tracking_sources()}
      </h2>
      <p className={partStyles.help}>{m.awareness_tracking_sources_help()}</p>
      <ul className={styles.sources}>
        {sources.map(({ source, opened, completed }) => (
          <li key={source} className={styles.source}>
            <span className={styles.name}>{sourceName(source)}</span>
            <span className={styles.counts}>
              {m.awareness_tracking_source_counts({
                opened: numberWords(opened),
                completed: numberWords(completed),
              })}
            </span>
            <svg
              className={styles.bars}
              viewBox={`0 0 ${most} 10`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect className={styles.opened} width={opened} height={5} />
              <rect className={styles.completed} y={5} width={completed} height={5} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
