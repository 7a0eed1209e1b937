import type { Fields, PageForm, Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'
import { type Attribution, attributed, unknownOrigin } from '#foundation/attribution/ui/index.ts'
import { m } from '#messages/messages.js'
import { type AuthPanel, nextIn } from './auth-panel.ts'

const text = (fields: Fields, name: string) => fields.get(name)?.trim() ?? ''
const isTicked = (fields: Fields, name: string) => fields.has(name)
const numbers = (fields: Fields, name: string) => fields.getAll(name).filter(Boolean).map(Number)

export const accountCheckForm: PageForm = {
  name: 'account-check',
  async send(api, fields) {
    const identifier = text(fields, 'identifier')
    const answer = await api('POST /user/check/exist/', { body: { identifier } })
    if (!answer.success) return answer
    const panel: AuthPanel = answer.is_user_exist ? 'login' : 'signup'
    return { success: true, show: { panel, email: identifier.toLowerCase() } }
  },
}

/** Where the visit came from: the form carries it in hidden fields; without JavaScript the address alone says it. */
function origin(fields: Fields, address: string) {
  const names = Object.keys(unknownOrigin) as (keyof Attribution)[]
  const sent = names.map((name) => [name, text(fields, name) || unknownOrigin[name]])
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
        identifier: text(fields, 'identifier'),
        password: fields.get('password') ?? '',
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
        first_name: text(fields, 'first_name'),
        last_name: text(fields, 'last_name'),
        email: text(fields, 'email'),
        mobile: text(fields, 'mobile'),
        country_code: text(fields, 'country_code') || 'IN',
        password: fields.get('password') ?? '',
        occupation_id: text(fields, 'occupation_id'),
        school_name: text(fields, 'school_name'),
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
    const identifier = text(fields, 'identifier')
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
      body: { token, password: fields.get('password') ?? '' },
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

export const editDetailsForm: PageForm = {
  name: 'edit-details',
  secret: ['current_password'],
  async send(api, fields) {
    const answer = await api('PATCH /v2/user/details/', {
      body: {
        first_name: text(fields, 'first_name'),
        last_name: text(fields, 'last_name'),
        username: text(fields, 'username'),
        email: text(fields, 'email'),
        mobile: text(fields, 'mobile'),
        country_code: text(fields, 'country_code') || 'IN',
        gender: text(fields, 'gender') as '',
        occupation_id: text(fields, 'occupation_id') as '',
        school_name: text(fields, 'school_name'),
        is_promotional: isTicked(fields, 'is_promotional'),
        is_whatsapp_notification: isTicked(fields, 'is_whatsapp_notification'),
        current_password: fields.get('current_password') ?? '',
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: '/profile', toast: answer.message }
  },
}

export const preferencesForm: PageForm = {
  name: 'preferences',
  async send(api, fields) {
    const answer = await api('POST /user/preferences/', {
      body: {
        age_groups: numbers(fields, 'age_groups'),
        skills: numbers(fields, 'skills'),
        tags: numbers(fields, 'tags'),
        school_type: numbers(fields, 'school_type'),
        occupation_id: text(fields, 'occupation_id') as '',
        school_name: text(fields, 'school_name'),
        is_promotional: isTicked(fields, 'is_promotional'),
        is_whatsapp_notification: isTicked(fields, 'is_whatsapp_notification'),
      },
    })
    if (!answer.success) return answer
    return { success: true, goTo: '/profile', toast: answer.message }
  },
}

export const changePasswordForm: PageForm = {
  name: 'change-password',
  secret: ['current_password', 'password'],
  send: (api, fields) =>
    said(
      api('POST /user/change-password/', {
        body: {
          current_password: fields.get('current_password') ?? '',
          password: fields.get('password') ?? '',
        },
      }),
    ),
}

export const sendEmailCodeForm: PageForm = {
  name: 'send-email-code',
  send: (api) => said(api('POST /user/email-code/send/', { body: {} })),
}

export const verifyEmailForm: PageForm = {
  name: 'verify-email',
  send: (api, fields) => said(api('POST /user/email-code/verify/', { body: { code: text(fields, 'code') } })),
}

export const removePictureForm: PageForm = {
  name: 'remove-picture',
  async send(api) {
    const answer = await api('DELETE /v2/user/picture/', {})
    if (!answer.success) return answer
    return { success: true, goTo: '/profile/edit', toast: answer.data.message }
  },
}

export const endSessionForm: PageForm = {
  name: 'end-session',
  send: (api, fields) => said(api('POST /user/session/end/', { body: { id: text(fields, 'id') } })),
}

/** Back to the page of the account, where the answer's sentence is shown. */
async function said(
  call: Promise<{ success: true; data: { message: string } } | Failure>,
): Promise<Sent | Failure> {
  const answer = await call
  if (!answer.success) return answer
  return { success: true, goTo: '/profile', toast: answer.data.message }
}

export const accountForms: readonly PageForm[] = [
  accountCheckForm,
  logInForm,
  signUpForm,
  forgotPasswordForm,
  resetPasswordForm,
  logOutForm,
  editDetailsForm,
  preferencesForm,
  changePasswordForm,
  sendEmailCodeForm,
  verifyEmailForm,
  removePictureForm,
  endSessionForm,
]
