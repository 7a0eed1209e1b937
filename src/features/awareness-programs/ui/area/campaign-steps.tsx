import { useRouter } from '@tanstack/react-router'
import type { Sent } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { ChartColumn, Check, type Icon, Mail, Pencil } from '#ui-kit/icons.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { type BadgeTone, TypeBadge } from '#ui-kit/type-badge.tsx'
import { campaignPartAddress, stepPlace } from '../../awareness-address.contract.ts'
import { type CampaignPart, stepAt } from '../../awareness-steps.contract.ts'
import type { MissingOfStep, ProgramDetail, StepLabel } from '../../program-details.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import { ShareCampaign } from '../editing/share-campaign.tsx'
import { completeStepForm } from './area-forms.ts'
import styles from './campaign.module.css'

interface CampaignStepsProps {
  campaign: Subscription
  steps: readonly ProgramDetail[]
  publicUrl: string
}

/** The steps in order: what each is for, what it still needs, and a link to do it. */
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
            {isDoneAhead(step) ? null : <StepBadge label={step.label} />}
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

/** What the step needs is done, but an earlier step isn't. */
const isDoneAhead = ({ missing }: ProgramDetail) => missing.length === 1 && missing[0] === 'earlier_step'

const badges: Record<StepLabel, { text: () => string; tone: BadgeTone }> = {
  Live: { text: m.program_label_live, tone: 'coral' },
  'In Progress': { text: m.program_label_in_progress, tone: 'marigold' },
  'Not started': { text: m.program_label_not_started, tone: 'mist' },
  Completed: { text: m.program_label_completed, tone: 'leaf' },
}

/** The state of a step. */
function StepBadge({ label }: { label: StepLabel }) {
  const { text, tone } = badges[label]
  return (
    <TypeBadge tone={tone} hasDot={label === 'Live'}>
      {text()}
    </TypeBadge>
  )
}

const missingLabels: Record<MissingOfStep, () => string> = {
  share: m.awareness_area_missing_share,
  display_name: m.awareness_area_missing_display_name,
  message: m.awareness_area_missing_message,
  invitation: m.awareness_area_missing_invitation,
  completion: m.awareness_area_missing_completion,
  earlier_step: m.awareness_area_missing_earlier_step,
}

/** What a step still needs; nothing once it is completed. */
function StepMissing({ step }: { step: ProgramDetail }) {
  const { label, missing } = step
  if (isDoneAhead(step)) return <p>{m.awareness_area_done_ahead()}</p>
  if (label === 'Completed' || missing.length === 0) return null
  return (
    <div className={styles.missing}>
      <p>{m.awareness_area_missing()}</p>
      <ul>
        {missing.map((what) => (
          <li key={what}>{missingLabels[what]()}</li>
        ))}
      </ul>
    </div>
  )
}

interface StepActionProps {
  campaign: Subscription
  step: ProgramDetail
  publicUrl: string
}

const partLinks: Record<CampaignPart, { label: () => string; icon: Icon }> = {
  page: { label: m.awareness_area_edit_page, icon: Pencil },
  invite: { label: m.awareness_area_invite, icon: Mail },
  tracking: { label: m.awareness_area_track, icon: ChartColumn },
}

/** How to do a step: the sharing buttons, or a link to its page. */
function StepAction({ campaign, step, publicUrl }: StepActionProps) {
  const part = stepAt(step.position)?.part
  if (!part) return <ShareCampaign campaign={campaign} publicUrl={publicUrl} />
  const { label, icon: Picture } = partLinks[part]
  // Once nothing is missing, the button that completes the step is the main one.
  const isNext = (step.label === 'In Progress' || step.label === 'Live') && step.missing.length > 0
  return (
    <p>
      <AddressLink
        href={campaignPartAddress({ id: campaign.id, program_name: campaign.program_data.name }, part)}
        className={buttonClass({ variant: isNext ? 'primary' : 'second' })}
      >
        <Picture aria-hidden="true" />
        {label()}
      </AddressLink>
    </p>
  )
}

/** Shown once nothing is missing: one click completes the step, and the next one gets the focus. */
function CompleteStep({ campaign, step }: { campaign: Subscription; step: ProgramDetail }) {
  const goToNext = useGoToNext()
  const isReady = step.label !== 'Completed' && step.missing.length === 0
  const isOver = campaign.status === 'ended' || campaign.program_data.publication === 'ended'
  if (!isReady || isOver || campaign.hold_reason !== null) return null
  return (
    <Form form={completeStepForm} headingLevel={3} onSent={goToNext}>
      <input type="hidden" name="id" value={step.id} />
      <SubmitButton size="normal">
        <Check aria-hidden="true" />
        {m.awareness_area_step_done()}
        <span className="visually-hidden">: {step.title}</span>
      </SubmitButton>
    </Form>
  )
}

function useGoToNext() {
  const router = useRouter()
  return async ({ outcome }: Sent) => {
    await router.invalidate({ sync: true })
    if (outcome) document.getElementById(outcome)?.focus()
  }
}
