import { useEffect, useRef, useState } from 'react'
import { type AuthPanel, addressOf, stepOf, titleOf } from './auth-panel.ts'
import type { AuthPanelsProps } from './auth-panel-props.ts'
import styles from './auth-panels.module.css'
import { CheckPanel } from './check-panel.tsx'
import { ForgotPanel } from './forgot-panel.tsx'
import { LoginPanel } from './login-panel.tsx'
import { SentPanel } from './sent-panel.tsx'
import { SignupPanel } from './signup-panel.tsx'
import { useSignedIn } from './use-signed-in.ts'

const panels = {
  check: CheckPanel,
  login: LoginPanel,
  signup: SignupPanel,
  forgot: ForgotPanel,
  sent: SentPanel,
} satisfies Record<AuthPanel, unknown>

/** The panels of the auth dialog and of its pages, one at a time. */
export function AuthPanels({ step, onStep, onSignedIn, occupations, next }: AuthPanelsProps) {
  const signedIn = useSignedIn()
  const box = useRef<HTMLDivElement>(null)
  const [first] = useState(step)
  const { panel } = step

  // What had the focus is gone with its panel: it goes on to the first thing to fill in or read.
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
        onSignedIn={async (how) => {
          await signedIn(how)
          await onSignedIn()
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

/** At the first panel a touch keyboard would cover what is to be read first. */
const mayType = () => window.matchMedia('(pointer: fine)').matches
