import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { AuthCard } from './auth-card.tsx'
import { type AuthPanel, firstStep, nextIn, titleOf } from './auth-panel.ts'
import type { Occupation } from './auth-panel-props.ts'
import { AuthPanels } from './auth-panels.tsx'

interface AuthStepsProps {
  start: AuthPanel
  occupations: readonly Occupation[] | null
}

/** The panels as a page of their own. */
export function AuthSteps({ start, occupations }: AuthStepsProps) {
  const { posted } = useFormParts()
  const router = useRouter()
  const [step, setStep] = useState(() => firstStep(start, posted))
  const next = useLocation({ select: ({ href }) => nextIn(href) })
  return (
    <AuthCard title={titleOf(step.panel)}>
      <AuthPanels
        step={step}
        onStep={setStep}
        next={next}
        occupations={occupations}
        onLoggedIn={() => router.navigate({ href: next, replace: true })}
      />
    </AuthCard>
  )
}
