import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import styles from './making.module.css'
import { LAST_STEP, type Step } from './making-steps.ts'

interface MakingStepProps {
  step: Step
  current: Step
  title: string
  lead: string
  children: ReactNode
}

/** One step of the form. The others stay in the page, so that their values aren't lost. */
export function MakingStep({ step, current, title, lead, children }: MakingStepProps) {
  return (
    <section className={styles.step} data-step={step} data-current={step === current || undefined}>
      <div>
        <p className={styles.count}>{m.step_count({ step, of: LAST_STEP })}</p>
        <h2 tabIndex={-1} className={styles.stepTitle}>
          {title}
        </h2>
        <p className={styles.stepLead}>{lead}</p>
      </div>
      {children}
    </section>
  )
}
