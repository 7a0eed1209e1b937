import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import thanks from '#ui-kit/thank-you.module.css'
import styles from './thanked-events.module.css'

/** For whoever finds no mail: it is sent once more, with one calendar file. */
export function MailAgain({ id }: { id: number }) {
  return (
    <Disclosure summary={m.program_mail_again_title()} look="card">
      <Form
        call="POST /v2/event/course/modules/register_course_module_email/"
        headingLevel={3}
        className={styles.form}
        onSent={() => undefined}
      >
        <input type="hidden" name="id" value={id} />
        <p className={thanks.text}>{m.program_mail_again_help()}</p>
        <SubmitButton variant="second" size="normal">
          {m.program_mail_again()}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
