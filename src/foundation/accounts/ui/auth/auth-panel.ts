import { ownAddress, type PostedForm } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'

/** The panel that is shown; after the account check comes log-in or sign-up. */
export type AuthPanel = 'check' | 'login' | 'signup' | 'forgot' | 'sent'

export interface AuthStep {
  panel: AuthPanel
  /** What was typed as the e-mail address so far. */
  email: string
  /** What the server said on the way here. */
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

/** The step that a form leads to by what it shows. */
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

/** The panel that a page begins with: its own, or the one that a form posted without JavaScript has led to. */
export function firstStep(start: AuthPanel, posted: PostedForm | undefined): AuthStep {
  const panel = posted && panelOfForm[posted.name]
  if (!panel) return { panel: start, email: '' }
  if (!posted.failure) return stepOf(Object.fromEntries(posted.fields))
  const email = posted.fields.find(([name]) => name === 'identifier' || name === 'email')?.[1]
  return { panel, email: email ?? '' }
}

/** Panels as pages, for people without JavaScript. `next` is where the person was going. */
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

/** The `next` of an address of this site. A page that has the panels inside is where one goes on. */
export function nextIn(address: string): string {
  const next = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get('next')
  return ownAddress(next, /^\/auth(?:[/?#]|$)/.test(address) ? '/' : ownAddress(address))
}
