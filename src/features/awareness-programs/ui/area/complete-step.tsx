import { useRouter } from '@tanstack/react-router'
import type { Sent } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { Check } from '#ui-kit/icons.ts'
import type { ProgramDetail } from '../../program-details.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import { completeStepForm } from './area-forms.ts'

/** Shown once nothing is missing: the step is done with a press, and the next one has the focus. */
export function CompleteStep({ campaign, step }: { campaign: Subscription; step: ProgramDetail }) {
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
