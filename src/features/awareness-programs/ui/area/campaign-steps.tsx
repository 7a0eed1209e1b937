import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { ProgramDetail } from '../../program-details.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import { stepPlace } from './area-forms.ts'
import styles from './campaign.module.css'
import { CompleteStep } from './complete-step.tsx'
import { StepAction } from './step-action.tsx'
import { StepBadge } from './step-badge.tsx'
import { StepMissing } from './step-missing.tsx'

interface CampaignStepsProps {
  campaign: Subscription
  steps: readonly ProgramDetail[]
  publicUrl: string
}

/** The four steps in order: what each is for, what it still asks for, and the way to do it. */
export function CampaignSteps({ campaign, steps, publicUrl }: CampaignStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={styles.step}
          data-is-current={step.label === 'In Progress' || step.label === 'Live' || undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {step.position}
          </span>
          <div className={styles.head}>
            <h3 id={stepPlace(step.position)} tabIndex={-1} lang={scriptLanguage(step.title)}>
              {step.title}
            </h3>
            <StepBadge label={step.label} />
          </div>
          <div className={styles.body}>
            <p className={styles.text} lang={scriptLanguage(step.description)}>
              {step.description}
            </p>
            <StepMissing step={step} />
            <StepAction campaign={campaign} step={step} publicUrl={publicUrl} />
            <CompleteStep campaign={campaign} step={step} />
          </div>
        </li>
      ))}
    </ol>
  )
}
