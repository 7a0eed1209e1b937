import { m } from '#messages/messages.js'
import { ordinalDate } from '#ui-kit/dates.ts'
import type { CheckedModule } from '../certificates.contract.ts'
import { lengthWords } from '../length-words.contract.ts'
import styles from './certified-modules.module.css'

/** What a program was made of when its certificate was given. */
export function CertifiedModules({ modules }: { modules: readonly CheckedModule[] }) {
  return (
    <section aria-labelledby="certified-modules">
      <h2 id="certified-modules" className={styles.title}>
        {m.certificate_modules()}
      </h2>
      <ol className={styles.modules}>
        {modules.map(({ title, text_language, minutes, done_on }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot keeps its order, and two can be named alike
          <li key={index}>
            <span lang={text_language}>{title}</span>{' '}
            <span className={styles.facts}>
              {lengthWords(minutes)}
              {done_on && (
                <>
                  {' · '}
                  <time dateTime={done_on}>{ordinalDate(done_on, 'UTC')}</time>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
