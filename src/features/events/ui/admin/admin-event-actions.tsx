import { AdminForm } from '#features/administration/ui/index.ts'
import { useGoOn } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { ManagedEvent } from '../../admin-events.contract.ts'
import { missingInWords } from '../../needed-to-publish.contract.ts'
import { cancelEventForm, eventActionForm } from './admin-event-forms.ts'
import styles from './admin-events.module.css'

/** Publish, duplicate, cancel: what the person may do with the event. */
export function AdminEventActions({ event }: { event: ManagedEvent }) {
  const goOn = useGoOn()
  const { can, id, missing } = event
  return (
    <>
      {event.publication === 'draft' && missing.length > 0 ? (
        <p className={styles.missing}>{m.admin_event_missing({ missing: missingInWords(missing) })}</p>
      ) : null}
      <Form form={eventActionForm} onSent={goOn} className={styles.actions}>
        <input type="hidden" name="id" value={id} />
        {can.publish ? (
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
          <a href={`/events/details/${id}`}>{m.admin_event_public()}</a>
        ) : null}
      </Form>
      {can.cancel ? (
        <Disclosure look="card" summary={m.admin_event_cancel()}>
          <AdminForm form={cancelEventForm} hidden={{ id }} submit={m.admin_event_cancel()} variant="danger">
            <p>{m.admin_event_cancel_text({ count: event.registered_count })}</p>
            <FormTextArea
              name="note"
              label={m.admin_event_cancel_note()}
              optionalLabel={m.auth_optional()}
              rows={3}
              maxLength={2_000}
            />
          </AdminForm>
        </Disclosure>
      ) : null}
    </>
  )
}
