import { ownAddress, type PostedForm } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'

/** The account check leads to log-in or sign-up. */
export type AuthPanel = 'check' | 'login' | 'signup' | 'forgot' | 'sent'

export interface AuthStep {
  panel: AuthPanel
  /** The email typed so far. */
  email: string
  /** The server's message that led to this step. */
  message?: string | undefined
}

const titles: Record<AuthPanel, () => string> = {
  check: m.auth_title_check,
  login: m.auth_title_login,
  signup: m.auth_title_signup,
  forgot: m.auth_title_forgot,
  sent: m.auth_title_sent,
}

export const titleOf = (panel: AuthPanel) => titles[panel]()

/** The step that a form's reply leads to. */
export function stepOf(show: Readonly<Record<string, string>>): AuthStep {
  const { panel = '', email = '', message } = show
  return { panel: Object.hasOwn(titles, panel) ? (panel as AuthPanel) : 'check', email, message }
}

const panelOfForm: Record<string, AuthPanel> = {
  'account-check': 'check',
  'log-in': 'login',
  'sign-up': 'signup',
  'forgot-password': 'forgot',
}

/** The first panel of a page: its own, or the one that a form posted without JavaScript led to. */
export function firstStep(start: AuthPanel, posted: PostedForm | undefined): AuthStep {
  const panel = posted && panelOfForm[posted.name]
  if (!panel) return { panel: start, email: '' }
  if (!posted.failure) return stepOf(Object.fromEntries(posted.fields))
  const email = posted.fields.find(([name]) => name === 'identifier' || name === 'email')?.[1]
  return { panel, email: email ?? '' }
}

/** The page of a panel, for people without JavaScript. `next` is where the person was going. */
export function addressOf(panel: AuthPanel, next: string): string {
  const path = {
    check: '/auth',
    login: '/auth',
    signup: '/auth/signup',
    forgot: '/auth/reset-password',
    sent: '/auth',
  }
  return next === '/' ? path[panel] : `${path[panel]}?next=${encodeURIComponent(next)}`
}

/** The `next` of an address, if it's on this site; otherwise the address itself, or home if it's an auth page. */
export function nextIn(address: string): string {
  const next = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get('next')
  return ownAddress(next, /^\/auth(?:[/?#]|$)/.test(address) ? '/' : ownAddress(address))
}
