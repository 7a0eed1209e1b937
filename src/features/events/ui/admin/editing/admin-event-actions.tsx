import { DangerForm } from '#foundation/admin-kit/ui/index.ts'
import { missingLabels } from '#foundation/content/content.contract.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { ManagedEvent } from '../../../admin-events.contract.ts'
import { neededLabels } from '../../../needed-to-publish.contract.ts'
import styles from '../admin-events.module.css'
import { eventActionForm } from './event-action-form.ts'

/**
 * Publish, duplicate and cancel. Next to the form, publishing submits the form, so that its changes are saved first.
 */
export function AdminEventActions({ event, hasForm }: { event: ManagedEvent; hasForm: boolean }) {
  const { can, id } = event
  return (
    <>
      {event.publication === 'draft' ? <BeforePublishing event={event} /> : null}
      <Form form={eventActionForm} className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        {can.publish && !hasForm ? (
          <SubmitButton size="normal" name="action" value="publish">
            {m.admin_event_publish()}
          </SubmitButton>
        ) : null}
        {can.duplicate ? (
          <SubmitButton size="normal" variant="second" name="action" value="duplicate">
            {m.admin_event_duplicate()}
          </SubmitButton>
        ) : null}
        {event.publication === 'published' ? (
          <a className="link-alone" href={`/events/details/${id}`}>
            {m.admin_event_public()}
          </a>
        ) : null}
      </Form>
      {can.cancel ? (
        <DangerForm
          call="POST /v2/admin/event/cancel/"
          next="/admin/events/{id}"
          hidden={{ id }}
          submit={m.admin_event_cancel()}
          focusOn="main"
        >
          <p>{m.admin_event_cancel_text()}</p>
          <FormTextArea
            name="note"
            label={m.admin_event_cancel_note()}
            optionalLabel={m.auth_optional()}
            rows={3}
            maxLength={2_000}
          />
        </DangerForm>
      ) : null}
    </>
  )
}

/** What is missing; for hosts, also who can publish, as they can't themselves (admin-events.policy.ts). */
function BeforePublishing({ event: { can, missing } }: { event: ManagedEvent }) {
  if (can.publish && missing.length === 0) return null
  const names = missingLabels(neededLabels, missing)
  return (
    <div className={styles.missing}>
      {can.publish ? null : <p>{m.admin_event_who_publishes()}</p>}
      {missing.length === 0 ? null : can.publish ? (
        <p>{m.admin_event_missing({ missing: names })}</p>
      ) : (
        <p>{m.admin_event_missing_first({ missing: names })}</p>
      )}
    </div>
  )
}
