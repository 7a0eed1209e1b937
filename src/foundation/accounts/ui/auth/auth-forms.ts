import { type Fields, fieldAsTyped, fieldText, isTicked, type PageForm } from '#contract/page-form.ts'
import { type Attribution, attributed, unknownOrigin } from '#foundation/attribution/ui/index.ts'
import { m } from '#messages/messages.js'
import { type AuthPanel, nextIn } from './auth-panel.ts'

export const accountCheckForm: PageForm = {
  name: 'account-check',
  async send(api, fields) {
    const identifier = fieldText(fields, 'identifier')
    const answer = await api('POST /user/check/exist/', { body: { identifier } })
    if (!answer.success) return answer
    const panel: AuthPanel = answer.is_user_exist ? 'login' : 'signup'
    return { success: true, show: { panel, email: identifier.toLowerCase() } }
  },
}

/** Where the visit came from, read from hidden fields; without JavaScript, from the page's address. */
function origin(fields: Fields, address: string) {
  const names = Object.keys(unknownOrigin) as (keyof Attribution)[]
  const sent = names.map((name) => [name, fieldText(fields, name) || unknownOrigin[name]])
  const known = Object.fromEntries(sent) as unknown as Attribution
  const from = attributed(known, { address: `http://page${address}`, referrer: '' })
  return { ...from, source: from.utm_source, medium: from.utm_medium, campaign: from.utm_campaign }
}

export const logInForm: PageForm = {
  name: 'log-in',
  secret: ['password'],
  async send(api, fields, { address }) {
    const { source, medium, campaign } = origin(fields, address)
    const answer = await api('POST /user/client/login/', {
      body: {
        identifier: fieldText(fields, 'identifier'),
        password: fieldAsTyped(fields, 'password'),
        source,
        medium,
        campaign,
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: nextIn(address), toast: m.toast_welcome_back() }
  },
}

export const signUpForm: PageForm = {
  name: 'sign-up',
  secret: ['password'],
  async send(api, fields, { address }) {
    const from = origin(fields, address)
    const answer = await api('POST /user/register/', {
      body: {
        first_name: fieldText(fields, 'first_name'),
        last_name: fieldText(fields, 'last_name'),
        email: fieldText(fields, 'email'),
        mobile: fieldText(fields, 'mobile'),
        country_code: fieldText(fields, 'country_code') || 'IN',
        password: fieldAsTyped(fields, 'password'),
        occupation_id: fieldText(fields, 'occupation_id'),
        school_name: fieldText(fields, 'school_name'),
        signup_type: 0,
        is_whatsapp_notification: isTicked(fields, 'is_whatsapp_notification'),
        promotional_notification: isTicked(fields, 'promotional_notification'),
        terms: isTicked(fields, 'terms'),
        source: from.source,
        medium: from.medium,
        campaign: from.campaign,
        term: from.utm_term,
        content: from.utm_content,
        referrer: from.referrer,
        referring_domain: from.referring_domain,
        gclid: from.gclid,
        referral_code: from.referral_code,
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: nextIn(address), toast: m.toast_welcome() }
  },
}

export const forgotPasswordForm: PageForm = {
  name: 'forgot-password',
  async send(api, fields) {
    const identifier = fieldText(fields, 'identifier')
    const answer = await api('POST /user/forget-password/', { body: { identifier } })
    if (!answer.success) return answer
    return { success: true, show: { panel: 'sent', email: identifier, message: answer.data.message } }
  },
}

export const resetPasswordForm: PageForm = {
  name: 'reset-password',
  secret: ['password', 'token'],
  async send(api, fields, { address }) {
    const token = decodeURIComponent(/\/auth\/reset-password\/([^/?#]+)/.exec(address)?.[1] ?? '')
    const answer = await api('POST /user/reset-password/', {
      body: { token, password: fieldAsTyped(fields, 'password') },
    })
    if (!answer.success) return answer
    return { success: true, goTo: '/', toast: m.toast_password_reset() }
  },
}

export const logOutForm: PageForm = {
  name: 'log-out',
  async send(api) {
    const answer = await api('POST /user/logout/', { body: {} })
    if (!answer.success) return answer
    const { message, redirect_to } = answer.data
    return redirect_to.startsWith('/')
      ? { success: true, goTo: redirect_to, toast: message }
      : { success: true, leaveTo: redirect_to }
  },
}
