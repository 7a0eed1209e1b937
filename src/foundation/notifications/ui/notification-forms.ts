import { fieldText, type PageForm } from '#contract/page-form.ts'
import { m } from '#messages/messages.js'
import { publishUnread } from './fresh-unread.ts'

export const readAllForm: PageForm = {
  name: 'notifications-read-all',
  async send(api, fields) {
    const newest_id = fieldText(fields, 'newest_id')
    const answer = await api('POST /v2/user/notification/read/', { body: { all: true, newest_id } })
    if (!answer.success) return answer
    publishUnread(answer.data)
    // To the top, where the toast is; an address without an anchor would keep the previous one.
    return { success: true, goTo: '/notifications#main', toast: m.notifications_all_read() }
  },
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

/** The forms of this folder, listed so that they work when posted without JavaScript. */
export const notificationForms: readonly PageForm[] = [readAllForm, unsubscribeForm]
