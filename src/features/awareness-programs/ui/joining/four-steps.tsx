import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import styles from './four-steps.module.css'

interface FourStepsProps extends Pick<AwarenessProgram, 'steps' | 'text_language'> {
  headingLevel?: 3 | 4
}

/** The four steps of running a campaign, in order. */
export function FourSteps({ steps, text_language, headingLevel = 3 }: FourStepsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.steps} lang={text_language}>
      {steps.map(({ position, title, description }) => (
        <li key={position} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {position}
          </span>
          <div className={styles.words}>
            <Heading>{title}</Heading>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
