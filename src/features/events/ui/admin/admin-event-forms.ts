import { type Fields, fieldLast, fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { DraftFields } from '#foundation/drafts/drafts.contract.ts'
import { m } from '#messages/messages.js'
import { eventActionForm } from './event-action-form.ts'

const addressOf = (id: number | string) => `/admin/events/${id}`
const SEVERAL = [
  'in_short_symbols',
  'warnings',
  'speaker_ids',
  'skill_ids',
  'tag_ids',
  'age_group_ids',
] as const

function draftOf(fields: Fields): DraftFields {
  const values = new Map<string, string[]>()
  for (const [name, value] of fields) {
    const before = values.get(name)
    if (before) before.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries(values)
}

export const saveEventForm: PageForm = {
  name: 'save-event',
  async send(api, fields) {
    // The contract reads every field; what is wrong comes back under the field's own name.
    const body: Record<string, unknown> = Object.fromEntries(fields)
    for (const name of SEVERAL) body[name] = fields.getAll(name)
    body.has_certificate = fields.has('has_certificate')
    const answer = await api('POST /v2/admin/event/save/', { body: body as never })
    const id = fields.get('id')
    if (!answer.success && id && answer.errors.some(({ code }) => code === 'EventChangedMeanwhile')) {
      // Kept as a draft of the version it was begun on: the event's page then asks which of the two is to stay.
      const draft = { form: 'event', subject: id, fields: draftOf(fields) }
      const kept = await api('POST /user/draft/save/', { body: draft })
      if (kept.success) return { success: true, goTo: addressOf(id) }
    }
    if (!answer.success) return answer
    return { success: true, goTo: addressOf(answer.data.id), toast: answer.data.message }
  },
}

/** Sets the person's draft on the version of the event that they saw beside it. */
export const keepOwnDraftForm: PageForm = {
  name: 'keep-own-draft',
  async send(api, fields, { address }) {
    const of = { form: 'event', subject: fieldText(fields, 'id') }
    const draft = await api('GET /user/draft/', { query: of })
    if (!draft.success) return draft
    if (!draft.data) return { success: true, goTo: address }
    const own = { ...draft.data.fields, revision: [fieldText(fields, 'revision')] }
    const answer = await api('POST /user/draft/save/', { body: { ...of, fields: own } })
    if (!answer.success) return answer
    return { success: true, goTo: address, toast: m.admin_older_draft_used() }
  },
}

export const cancelEventForm: PageForm = {
  name: 'cancel-event',
  async send(api, fields: Fields) {
    const id = fields.get('id') ?? ''
    const answer = await api('POST /v2/admin/event/cancel/', { body: { id, note: fields.get('note') ?? '' } })
    if (!answer.success) return answer
    return { success: true, goTo: addressOf(id), toast: answer.data.message }
  },
}

export const pictureForm: PageForm = {
  name: 'save-picture',
  files: ['upload_id'],
  send: (api, fields, { address }) => {
    const body = {
      upload_id: fieldLast(fields, 'upload_id'),
      alt_en: fieldText(fields, 'alt_en'),
      alt_hi: fieldText(fields, 'alt_hi'),
    }
    return sentThenTo(
      api('POST /v2/admin/event/picture/save/', { body: { id: fieldText(fields, 'id'), ...body } }),
      address,
    )
  },
}

export const removePictureForm: PageForm = {
  name: 'remove-event-picture',
  send: (api, fields, { address }) =>
    sentThenTo(
      api('POST /v2/admin/event/picture/remove/', { body: { id: fieldText(fields, 'id') } }),
      address,
    ),
}

export const saveFilmForm: PageForm = {
  name: 'save-film',
  send: (api, fields, { address }) => {
    const body = {
      url: fieldText(fields, 'url'),
      minutes: fieldText(fields, 'minutes'),
      seconds: fieldText(fields, 'seconds'),
    }
    return sentThenTo(
      api('POST /v2/admin/event/film/save/', { body: { id: fieldText(fields, 'id'), ...body } }),
      address,
    )
  },
}

/** A file of our own; without one the length alone of the film that is there. */
export const filmFileForm: PageForm = {
  name: 'save-film-file',
  files: ['upload_id'],
  send: (api, fields, { address }) => {
    const body = {
      upload_id: fieldLast(fields, 'upload_id'),
      minutes: fieldText(fields, 'minutes'),
      seconds: fieldText(fields, 'seconds'),
    }
    return sentThenTo(
      api('POST /v2/admin/event/film/save/', { body: { id: fieldText(fields, 'id'), ...body } }),
      address,
    )
  },
}

export const removeFilmForm: PageForm = {
  name: 'remove-film',
  send: (api, fields, { address }) =>
    sentThenTo(api('POST /v2/admin/event/film/remove/', { body: { id: fieldText(fields, 'id') } }), address),
}

export const captionsForm: PageForm = {
  name: 'save-captions',
  send: (api, fields, { address }) => {
    const body = { language: fieldText(fields, 'language'), captions: fields.get('captions') ?? '' }
    return sentThenTo(
      api('POST /v2/admin/event/captions/save/', { body: { id: fieldText(fields, 'id'), ...body } }),
      address,
    )
  },
}

export const removeCaptionsForm: PageForm = {
  name: 'remove-captions',
  send: (api, fields, { address }) => {
    const body = { id: fieldText(fields, 'id'), language: fieldText(fields, 'language') }
    return sentThenTo(api('POST /v2/admin/event/captions/remove/', { body }), address)
  },
}

export const decideAttendeeForm: PageForm = {
  name: 'decide-attendee',
  send: (api, fields, { address }) => {
    const body = { id: fieldText(fields, 'id'), user_id: fieldText(fields, 'user_id') }
    return sentThenTo(api('POST /v2/admin/event/report/decide/', { body: body as never }), address)
  },
}

export const adminEventForms: readonly PageForm[] = [
  saveEventForm,
  keepOwnDraftForm,
  eventActionForm,
  cancelEventForm,
  pictureForm,
  removePictureForm,
  saveFilmForm,
  filmFileForm,
  removeFilmForm,
  captionsForm,
  removeCaptionsForm,
  decideAttendeeForm,
]
