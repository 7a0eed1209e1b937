import type { Sent } from '#contract/page-form.ts'
import type { AuthPanel, AuthStep } from './auth-panel.ts'

export interface Occupation {
  id: number
  name: string
  asks_for_school: boolean
}

export interface AuthPanelsProps {
  step: AuthStep
  onStep: (step: AuthStep) => void
  /** After log-in or sign-up; the form is busy until it is done. */
  onSignedIn: (sent: { email: string; isNew: boolean }) => Promise<void>
  /** Undefined while the list is on its way, null when it did not come. */
  occupations: readonly Occupation[] | null | undefined
  /** Where the person was going: for the links that are followed without JavaScript. */
  next: string
}

/** What the panels have in common. */
export interface PanelProps extends Pick<AuthPanelsProps, 'onSignedIn' | 'occupations'> {
  step: AuthStep
  onShow: (sent: Sent) => void
  /** The place of a panel, as a link that needs no JavaScript. */
  linkTo: (panel: AuthPanel) => { href: string; onClick: (event: { preventDefault(): void }) => void }
}
