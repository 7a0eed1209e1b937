import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { useAttempt, useViewer } from '#foundation/accounts/ui/index.ts'
import { useAttribution } from '#foundation/attribution/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { EventDetails } from '../../events.contract.ts'
import { registerAction, useAfterRegistering } from './after-registering.ts'
import styles from './event-registration.module.css'
import { MainPress } from './main-press.tsx'
import { registerForm, registerInput } from './registration-forms.ts'

/** Registers, or joins the waitlist if the event is full. Errors are shown here, not in a toast. */
export function RegisterForm({ event, label }: { event: EventDetails; label?: string }) {
  const goOn = useAfterRegistering()
  const attempt = useAttempt()
  const isVisitor = useViewer() === null
  const { state } = useRouter()
  const tab = useRef<Window | null>(null)
  const isFull = label === undefined && event.places_left !== null && event.places_left <= 0
  const shown =
    label ??
    (isFull ? m.register_waiting_button() : event.is_live ? m.register_and_join() : m.register_button())

  function press(click: MouseEvent<HTMLButtonElement>) {
    const { form } = click.currentTarget
    if (isVisitor && form) {
      click.preventDefault()
      void attempt(registerAction, inputOf(form, state.location.href))
    } else if (event.is_live && !isFull) {
      // A tab opened by the click itself isn't blocked as a pop-up; the meeting loads in it later.
      tab.current = window.open('', '_blank')
      if (tab.current) tab.current.opener = null
    }
  }

  return (
    <Form
      form={registerForm}
      headingLevel={3}
      className={styles.form}
      onSent={(sent) => goOn(sent, tab.current)}
      onRefused={() => tab.current?.close()}
    >
      <input type="hidden" name="id" value={event.id} />
      <input type="hidden" name="title" value={event.title} />
      <Origin />
      <MainPress label={shown}>
        <SubmitButton isWide onClick={press}>
          {shown}
        </SubmitButton>
      </MainPress>
      {isFull && <p className={styles.help}>{m.register_waiting_help()}</p>}
      {label === undefined && (
        <Disclosure summary={m.register_access_summary()}>
          <FormTextArea
            name="access_request"
            label={m.register_access_label()}
            help={m.register_access_help()}
            rows={3}
            maxLength={1_000}
          />
        </Disclosure>
      )}
    </Form>
  )
}

/** The adjustment that the person asked for; only they and the organisers see it. */
export function OwnRequest({ event: { registration } }: { event: EventDetails }) {
  if (!registration?.access_request) return null
  return (
    <p className={styles.help}>{m.registration_access_request({ words: registration.access_request })}</p>
  )
}

export function inputOf(form: HTMLFormElement, address: string) {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value)
  return registerInput(fields, address)
}

/** Attribution of the visit, sent with each registration. */
export function Origin() {
  const { utm_source, utm_medium, utm_campaign } = useAttribution()
  return Object.entries({ utm_source, utm_medium, utm_campaign }).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
