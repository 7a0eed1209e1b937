import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { EventDetails } from '../../events.contract.ts'
import { useAfterChange } from './after-registering.ts'
import styles from './event-registration.module.css'

/** A day and an hour before, each wanted or not. */
export function EventReminders({ event: { id, registration } }: { event: EventDetails }) {
  const stay = useAfterChange()
  const ticked = (isWanted: boolean | undefined) => (isWanted ? 'on' : null)
  return (
    <Disclosure summary={m.registration_reminders()}>
      <Form
        call="POST /v2/event/register/reminders/"
        next="/events/details/{id}"
        headingLevel={3}
        isQuiet
        className={styles.form}
        onSent={stay}
        values={{
          wants_reminder_day: ticked(registration?.wants_reminder_day),
          wants_reminder_hour: ticked(registration?.wants_reminder_hour),
        }}
      >
        <input type="hidden" name="id" value={id} />
        <div>
          <FormCheckbox name="wants_reminder_day" label={m.reminder_day()} />
          <FormCheckbox name="wants_reminder_hour" label={m.reminder_hour()} />
        </div>
        <SubmitButton variant="second" size="normal" isWide>
          {m.reminders_save()}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
