import { fieldLast, fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'

/** What organisers do on the pages of one event beside its own form: hosts, a meeting's report, questions, reviews. */
export const nameHostForm: PageForm = {
  name: 'name-host',
  send: (api, fields, { address }) => {
    const body = { id: fieldText(fields, 'id'), email: fieldText(fields, 'email') }
    return sentThenTo(api('POST /v2/admin/event/host/add/', { body }), address)
  },
}

export const dismissHostForm: PageForm = {
  name: 'dismiss-host',
  send: (api, fields, { address }) => {
    const body = { id: fieldText(fields, 'id'), user_id: fieldText(fields, 'user_id') }
    return sentThenTo(api('POST /v2/admin/event/host/remove/', { body }), address)
  },
}

export const reportForm: PageForm = {
  name: 'read-report',
  files: ['upload_id'],
  send: (api, fields, { address }) => {
    const body = { id: fieldText(fields, 'id'), upload_id: fieldLast(fields, 'upload_id') }
    return sentThenTo(api('POST /v2/admin/event/report/read/', { body }), address)
  },
}

export const answerAsOrganiserForm: PageForm = {
  name: 'answer-as-organiser',
  send: (api, fields, { address }) => {
    const body = { id: fieldText(fields, 'id'), answer: fieldText(fields, 'answer') }
    return sentThenTo(api('POST /v2/event/question/answer/', { body }), address)
  },
}

export const decideFeedbackForm: PageForm = {
  name: 'decide-feedback',
  send: (api, fields, { address }) => {
    const body = Object.fromEntries(fields)
    return sentThenTo(api('POST /v2/admin/event/feedback/decide/', { body: body as never }), address)
  },
}

export const organiserForms: readonly PageForm[] = [
  nameHostForm,
  dismissHostForm,
  reportForm,
  answerAsOrganiserForm,
  decideFeedbackForm,
]
