import type { ReactNode } from 'react'
import type { PageForm } from '#contract/page-form.ts'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useAfterChange } from './after-registering.ts'
import styles from './event-registration.module.css'
import { cancelRegistrationForm } from './registration-forms.ts'

interface CancelProps {
  id: number
  /** Opens what says what it means, so that one press loses no place. */
  summary: ReactNode
  help: string
  button: string
  /** Where it stands elsewhere than on the event's page. */
  form?: PageForm
  onSent?: () => Promise<void>
}

export function CancelRegistration(props: CancelProps) {
  const { id, summary, help, button, form = cancelRegistrationForm } = props
  const stay = useAfterChange()
  return (
    <Disclosure summary={summary}>
      <Form form={form} headingLevel={3} isQuiet className={styles.form} onSent={props.onSent ?? stay}>
        <input type="hidden" name="id" value={id} />
        <p className={styles.help}>{help}</p>
        <SubmitButton variant="danger" size="normal" isWide>
          {button}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
