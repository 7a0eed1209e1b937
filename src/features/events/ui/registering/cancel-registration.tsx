import type { ReactNode } from 'react'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { useAfterChange } from './after-registering.ts'
import styles from './event-registration.module.css'

interface CancelProps {
  id: number
  /** Opens an explanation first, so that one click can't give up a seat. */
  summary: ReactNode
  help: string
  button: string
  /** The page to go to without JavaScript; empty to stay. */
  next?: string
  onSent?: () => Promise<void>
}

export function CancelRegistration(props: CancelProps) {
  const { id, summary, help, button, next = '/events/details/{id}' } = props
  const stay = useAfterChange()
  return (
    <Disclosure summary={summary}>
      <Form
        call="POST /v2/event/register/cancel/"
        next={next}
        headingLevel={3}
        className={styles.form}
        onSent={props.onSent ?? stay}
      >
        <input type="hidden" name="id" value={id} />
        <p className={styles.help}>{help}</p>
        <SubmitButton variant="danger" size="normal" isWide>
          {button}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}
