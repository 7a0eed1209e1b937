import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FormTextArea } from '#ui-kit/form-fields.tsx'
import { OneOfMany } from '#ui-kit/one-of-many.tsx'
import type { AdminCampaign } from '../../admin-awareness-campaigns.contract.ts'
import { MOST_SUSPENSION_REASON_LETTERS } from '../../admin-awareness-words.contract.ts'
import styles from './admin-awareness.module.css'

/** Suspends a campaign or shows it again; its owner is told why. */
export function SuspendCampaign({ campaign: { id, held_at, owner } }: { campaign: AdminCampaign }) {
  const isSuspended = held_at !== null
  const label = isSuspended ? m.awareness_admin_reinstate() : m.awareness_admin_suspend()
  const { name } = owner
  const call = isSuspended
    ? 'POST /v2/admin/awareness/campaign/release/'
    : 'POST /v2/admin/awareness/campaign/hold/'
  const summaryId = `suspend-${id}`
  return (
    <OneOfMany form={call} id={id}>
      {(isBack) => (
        <Disclosure
          key={String(isSuspended)}
          summaryId={summaryId}
          summary={
            <>
              {label} <span className="visually-hidden">{name}</span>
            </>
          }
          open={isBack}
          className={styles.unfolds}
        >
          <AdminForm
            call={call}
            hidden={{ id }}
            submit={label}
            variant={isSuspended ? 'second' : 'danger'}
            headingLevel={3}
            focusOn={summaryId}
          >
            <FormTextArea
              name="reason"
              label={
                isSuspended
                  ? m.awareness_admin_reinstate_reason({ name })
                  : m.awareness_admin_suspend_reason({ name })
              }
              help={
                isSuspended
                  ? m.awareness_admin_reinstate_reason_help()
                  : m.awareness_admin_suspend_reason_help()
              }
              rows={3}
              maxLength={MOST_SUSPENSION_REASON_LETTERS}
            />
          </AdminForm>
        </Disclosure>
      )}
    </OneOfMany>
  )
}
