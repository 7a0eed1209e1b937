import { useState } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { firstStep, titleOf } from './auth-panel.ts'
import type { AuthPanelsProps } from './auth-panel-props.ts'
import { AuthPanels } from './auth-panels.tsx'

export type AuthInsideProps = Pick<AuthPanelsProps, 'occupations' | 'onLoggedIn' | 'next'>

/** The auth panels inside a page, which continues after log-in. Works without JavaScript. */
export function AuthInside({ occupations, onLoggedIn, next }: AuthInsideProps) {
  const { posted } = useFormParts()
  const [step, setStep] = useState(() => firstStep('check', posted))
  return (
    <>
      <h3>{titleOf(step.panel)}</h3>
      <AuthPanels
        step={step}
        onStep={setStep}
        next={next}
        occupations={occupations}
        onLoggedIn={onLoggedIn}
      />
    </>
  )
}
