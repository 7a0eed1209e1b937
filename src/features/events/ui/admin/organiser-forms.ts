import type { PageForm } from '#contract/page-form.ts'
import { last, sent, text } from './admin-event-forms.ts'

/** What organisers do on the pages of one event beside its own form: hosts, a meeting's report, questions, reviews. */
export const nameHostForm: PageForm = {
  name: 'name-host',
  send: (api, fields, { address }) => {
    const body = { id: text(fields, 'id'), email: text(fields, 'email') }
    return sent(api('POST /v2/admin/event/host/add/', { body }), address)
  },
}

export const dismissHostForm: PageForm = {
  name: 'dismiss-host',
  send: (api, fields, { address }) => {
    const body = { id: text(fields, 'id'), user_id: text(fields, 'user_id') }
    return sent(api('POST /v2/admin/event/host/remove/', { body }), address)
  },
}

export const reportForm: PageForm = {
  name: 'read-report',
  files: ['upload_id'],
  send: (api, fields, { address }) => {
    const body = { id: text(fields, 'id'), upload_id: last(fields, 'upload_id') }
    return sent(api('POST /v2/admin/event/report/read/', { body }), address)
  },
}

export const answerAsOrganiserForm: PageForm = {
  name: 'answer-as-organiser',
  send: (api, fields, { address }) => {
    const body = { id: text(fields, 'id'), answer: text(fields, 'answer') }
    return sent(api('POST /v2/event/question/answer/', { body }), address)
  },
}

export const decideFeedbackForm: PageForm = {
  name: 'decide-feedback',
  send: (api, fields, { address }) => {
    const body = Object.fromEntries(fields)
    return sent(api('POST /v2/admin/event/feedback/decide/', { body: body as never }), address)
  },
}

export const organiserForms: readonly PageForm[] = [
  nameHostForm,
  dismissHostForm,
  reportForm,
  answerAsOrganiserForm,
  decideFeedbackForm,
]
