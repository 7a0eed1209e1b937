import type { Sent } from '#contract/page-form.ts'
import type { AuthPanel, AuthStep } from './auth-panel.ts'
import type { HowSignedIn } from './use-signed-in.ts'

export interface Occupation {
  id: number
  name: string
  asks_for_school: boolean
}

export interface AuthPanelsProps {
  step: AuthStep
  onStep: (step: AuthStep) => void
  /** Called after log-in or sign-up, once the pages know the person; the form is busy until it resolves. */
  onSignedIn: () => void | Promise<void>
  /** Undefined while the list loads, null if that failed. */
  occupations: readonly Occupation[] | null | undefined
  /** The page that the person was going to, for links that work without JavaScript. */
  next: string
}

/** What every panel receives. */
export interface PanelProps extends Pick<AuthPanelsProps, 'step' | 'occupations'> {
  onSignedIn: (how: HowSignedIn) => Promise<void>
  onShow: (sent: Sent) => void
  /** A link to a panel that works without JavaScript. */
  linkTo: (panel: AuthPanel) => { href: string; onClick: (event: { preventDefault(): void }) => void }
}
