import { useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Form, useIsSending } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import { PictureImage } from '#ui-kit/picture-image.tsx'
import { EmailField } from '../fields/email-field.tsx'
import { accountCheckForm, forgotPasswordForm } from './auth-forms.ts'
import { type AuthPanel, addressOf, stepOf, titleOf } from './auth-panel.ts'
import type { AuthPanelsProps, PanelProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'
import { LoginPanel } from './login-panel.tsx'
import { SignupPanel } from './signup-panel.tsx'
import { useLoggedIn } from './use-logged-in.ts'

const panels = {
  check: CheckPanel,
  login: LoginPanel,
  signup: SignupPanel,
  forgot: ForgotPanel,
  sent: SentPanel,
} satisfies Record<AuthPanel, unknown>

/** The panels of the auth dialog and its pages, one at a time. */
export function AuthPanels({ step, onStep, onLoggedIn, occupations, next }: AuthPanelsProps) {
  const loggedIn = useLoggedIn()
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState(step)
  const { panel } = step

  // The focused element went with its panel, so focus moves to the first thing to fill in or read.
  useEffect(() => {
    if (step !== first || mayType()) box.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [step, first])

  const Panel = panels[panel]
  return (
    <div ref={box} className={styles.panel}>
      <p role="status" className="visually-hidden">
        {step === first ? null : titleOf(panel)}
      </p>
      <Panel
        key={panel}
        step={step}
        occupations={occupations}
        onLoggedIn={async (how) => {
          await loggedIn(how)
          await onLoggedIn()
        }}
        onShow={({ show }) => show && onStep(stepOf(show))}
        linkTo={(to) => ({
          href: addressOf(to, next),
          onClick(event) {
            event.preventDefault()
            onStep({ panel: to, email: step.email })
          },
        })}
      />
    </div>
  )
}

/** Whether the first field may take the focus: a touch keyboard would cover the text above it. */
const mayType = () => window.matchMedia('(pointer: fine)').matches

/** Panel 1: does this email have an account? */
function CheckPanel({ step, onShow }: PanelProps) {
  return (
    <>
      <p>{m.auth_check_lead()}</p>
      <Form
        form={accountCheckForm}
        className={styles.form}
        values={{ identifier: step.email }}
        onSent={onShow}
      >
        <EmailField name="identifier" />
        <Checking />
        <SubmitButton isWide>{m.auth_next()}</SubmitButton>
      </Form>
    </>
  )
}

function Checking() {
  const isSending = useIsSending()
  return (
    <p role="status" className={styles.checking}>
      {isSending ? m.auth_checking() : null}
    </p>
  )
}

/** Panel 4: asks for a link to choose a new password. */
function ForgotPanel({ step, onShow, linkTo }: PanelProps) {
  return (
    <>
      <p>{m.auth_forgot_lead()}</p>
      <Form
        form={forgotPasswordForm}
        className={styles.form}
        values={{ identifier: step.email }}
        onSent={onShow}
      >
        <EmailField name="identifier" />
        <SubmitButton isWide>{m.auth_submit()}</SubmitButton>
      </Form>
      <a {...linkTo('login')} className={styles.link}>
        {m.auth_back_to_login()}
      </a>
    </>
  )
}

/** Panel 4 after Submit: the link was sent. */
function SentPanel({ step, linkTo }: PanelProps) {
  return (
    <>
      <PictureImage isAside className={styles.art} src="/art/mail-sent.svg" alt="" width="400" height="240" />
      <p className={styles.message} tabIndex={-1} data-first>
        {step.message ?? m.forget_password_answer()}
      </p>
      <p className={styles.soft}>{m.auth_sent_hint()}</p>
      <a {...linkTo('login')} className={styles.link}>
        {m.auth_back_to_login()}
      </a>
    </>
  )
}
