import { useLocation } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { useIsSending } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useIsRunning } from '#ui-kit/store.ts'
import type { ResourceStatus } from '../../resource-card.contract.ts'
import styles from './making.module.css'
import { LAST_STEP, type Step } from './making-steps.ts'

/**
 * The buttons for the next step, the previous step and submitting. Without JavaScript there are no steps, only both
 * ways to submit.
 */
export function StepButtons({ step, status }: { step: Step; status: ResourceStatus }) {
  const isRunning = useIsRunning()
  const isSending = useIsSending()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isLast = step === LAST_STEP
  return (
    <div className={styles.buttons}>
      {isRunning && !isLast ? (
        <SubmitButton name="go" value="next" isBusy={false}>
          {m.resource_step_next()}
        </SubmitButton>
      ) : null}
      <span className={styles.send} data-waits={isLast ? undefined : ''}>
        <SubmitButton name="status" value="published">
          {status === 'draft' ? m.resource_publish() : m.resource_save_changes()}
        </SubmitButton>
      </span>
      {status === 'draft' ? (
        <SubmitButton name="status" value="draft" variant="second">
          {m.resource_save_draft()}
        </SubmitButton>
      ) : null}
      {isRunning && step > 1 && !isSending ? (
        <AddressLink
          href={`${path}?step=${step - 1}`}
          className={buttonClass({ variant: 'second', size: 'big' })}
        >
          {m.step_back()}
        </AddressLink>
      ) : null}
    </div>
  )
}
