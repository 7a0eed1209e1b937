import {
  type Fields,
  fieldAsTyped,
  fieldText,
  isTicked,
  type PageForm,
  type Sent,
} from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'

const numbers = (fields: Fields, name: string) => fields.getAll(name).filter(Boolean).map(Number)

export const editDetailsForm: PageForm = {
  name: 'edit-details',
  secret: ['current_password'],
  async send(api, fields) {
    const answer = await api('PATCH /v2/user/details/', {
      body: {
        first_name: fieldText(fields, 'first_name'),
        last_name: fieldText(fields, 'last_name'),
        username: fieldText(fields, 'username'),
        email: fieldText(fields, 'email'),
        mobile: fieldText(fields, 'mobile'),
        country_code: fieldText(fields, 'country_code') || 'IN',
        gender: fieldText(fields, 'gender') as '',
        occupation_id: fieldText(fields, 'occupation_id') as '',
        school_name: fieldText(fields, 'school_name'),
        is_promotional: isTicked(fields, 'is_promotional'),
        is_whatsapp_notification: isTicked(fields, 'is_whatsapp_notification'),
        current_password: fieldAsTyped(fields, 'current_password'),
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
        occupation_id: fieldText(fields, 'occupation_id') as '',
        school_name: fieldText(fields, 'school_name'),
        is_promotional: isTicked(fields, 'is_promotional'),
        is_whatsapp_notification: isTicked(fields, 'is_whatsapp_notification'),
        is_personalised: isTicked(fields, 'is_personalised'),
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
          current_password: fieldAsTyped(fields, 'current_password'),
          password: fieldAsTyped(fields, 'password'),
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
  send: (api, fields) =>
    said(api('POST /user/email-code/verify/', { body: { code: fieldText(fields, 'code') } })),
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
  send: (api, fields) => said(api('POST /user/session/end/', { body: { id: fieldText(fields, 'id') } })),
}

/** Back to the page of the account, where the answer's sentence is shown. */
async function said(
  call: Promise<{ success: true; data: { message: string } } | Failure>,
): Promise<Sent | Failure> {
  const answer = await call
  if (!answer.success) return answer
  return { success: true, goTo: '/profile', toast: answer.data.message }
}
