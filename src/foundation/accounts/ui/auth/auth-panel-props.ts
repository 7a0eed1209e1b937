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
  /** After log-in or sign-up, when the pages know the person; the form is busy until it is done. */
  onSignedIn: () => void | Promise<void>
  /** Undefined while the list is on its way, null when it did not come. */
  occupations: readonly Occupation[] | null | undefined
  /** The page that the person was going to, for links that are followed without JavaScript. */
  next: string
}

/** What the panels have in common. */
export interface PanelProps extends Pick<AuthPanelsProps, 'step' | 'occupations'> {
  onSignedIn: (how: HowSignedIn) => Promise<void>
  onShow: (sent: Sent) => void
  /** The place of a panel, as a link that needs no JavaScript. */
  linkTo: (panel: AuthPanel) => { href: string; onClick: (event: { preventDefault(): void }) => void }
}
