import type { AwarenessProgram } from '../../awareness-programs.contract.ts'
import styles from './explained-steps.module.css'

interface ExplainedStepsProps extends Pick<AwarenessProgram, 'steps' | 'text_language'> {
  headingLevel?: 3 | 4
}

/** The steps of running a campaign, in order. */
export function ExplainedSteps({ steps, text_language, headingLevel = 3 }: ExplainedStepsProps) {
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
