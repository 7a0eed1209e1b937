import type { Sent } from '#contract/page-form.ts'
import type { AuthPanel, AuthStep } from './auth-panel.ts'
import type { HowLoggedIn } from './use-logged-in.ts'

export interface Occupation {
  id: number
  name: string
  asks_for_school: boolean
}

export interface AuthPanelsProps {
  step: AuthStep
  onStep: (step: AuthStep) => void
  /** Called after log-in or sign-up, once the pages know the person; the form is busy until it resolves. */
  onLoggedIn: () => void | Promise<void>
  /** Undefined while the list loads, null if that failed. */
  occupations: readonly Occupation[] | null | undefined
  /** The page that the person was going to, for links that work without JavaScript. */
  next: string
}

/** What every panel receives. */
export interface PanelProps extends Pick<AuthPanelsProps, 'step' | 'occupations'> {
  onLoggedIn: (how: HowLoggedIn) => Promise<void>
  onShow: (sent: Sent) => void
  /** A link to a panel that works without JavaScript. */
  linkTo: (panel: AuthPanel) => { href: string; onClick: (event: { preventDefault(): void }) => void }
}
