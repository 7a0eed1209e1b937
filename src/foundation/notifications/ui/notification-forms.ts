import { type Fields, fieldText, isTicked, type PageForm } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import type { DigestChoice, WantedValue } from '../notifications.contract.ts'
import { tellUnread } from './fresh-unread.ts'

/** Only for people without JavaScript: with it, following a line marks it. */
export const readForm: PageForm = {
  name: 'notification-read',
  async send(api, fields, { address }) {
    const id = fieldText(fields, 'id')
    const answer = await api('POST /v2/user/notification/read/', { body: { ids: [id] } })
    return answer.success ? { success: true, goTo: `${address}#notification-${Number(id)}` } : answer
  },
}

export const readAllForm: PageForm = {
  name: 'notifications-read-all',
  async send(api) {
    const answer = await api('POST /v2/user/notification/read/', { body: { all: true } })
    if (!answer.success) return answer
    tellUnread(answer.data)
    // The top, where the toast stands: an address without an anchor would keep the one before.
    return { success: true, goTo: '/notifications#main', toast: m.notifications_all_read() }
  },
}

/** Sent along where consent is asked for: only there does a box that is not ticked mean no. */
export const ASKS_CONSENT = 'asks_whatsapp'

export const choicesForm: PageForm = {
  name: 'notification-choices',
  async send(api, fields) {
    const answer = await api('POST /user/notification/choices/', {
      body: {
        wanted: fields.getAll('wanted') as WantedValue[],
        digest: fieldText(fields, 'digest') as DigestChoice,
        ...consentIn(fields),
      },
    })
    return answer.success ? { success: true, goTo: '/profile', toast: answer.message } : answer
  },
}

function consentIn(fields: Fields) {
  if (!fields.has(ASKS_CONSENT)) return {}
  return { is_whatsapp_notification: isTicked(fields, 'is_whatsapp_notification') }
}

export const unsubscribeForm: PageForm = {
  name: 'unsubscribe',
  async send(api, fields, { address }) {
    const answer = await api('POST /v2/notification/unsubscribe/', {
      query: { token: fieldText(fields, 'token') },
      body: {},
    })
    return answer.success ? { success: true, goTo: address } : answer
  },
}

/** Every form of notifications, for those who post it without JavaScript. */
export const notificationForms: readonly PageForm[] = [readForm, readAllForm, choicesForm, unsubscribeForm]
