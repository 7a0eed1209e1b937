import type { Api } from '#contract/client.ts'
import type { Fields, PageForm, Sent } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'

const addressOf = (id: number | string) => `/admin/events/${id}`
const SEVERAL = ['speaker_ids', 'skill_ids', 'tag_ids', 'age_group_ids'] as const

export const saveEventForm: PageForm = {
  name: 'save-event',
  async send(api, fields) {
    // The contract reads every field; what is wrong comes back under the field's own name.
    const body: Record<string, unknown> = Object.fromEntries(fields)
    for (const name of SEVERAL) body[name] = fields.getAll(name)
    body.has_certificate = fields.has('has_certificate')
    const answer = await api('POST /v2/admin/event/save/', { body: body as never })
    if (!answer.success) return answer
    return { success: true, goTo: addressOf(answer.data.id), toast: answer.data.message }
  },
}

type Done = { success: true; data: { message: string; id: number } } | Failure
const actions: Record<string, (api: Api, id: string) => Promise<Done>> = {
  publish: (api, id) => api('POST /v2/admin/event/publish/', { body: { id } }),
  duplicate: (api, id) => api('POST /v2/admin/event/duplicate/', { body: { id } }),
}

/** Publishes or duplicates one event or several; it ends at the first that is refused. */
export const eventActionForm: PageForm = {
  name: 'event-action',
  async send(api, fields, { address }) {
    const act = actions[fields.get('action') ?? '']
    const ids = fields.getAll('id')
    let toast: string | undefined
    let goTo = address
    for (const id of ids) {
      const answer = await act?.(api, id)
      if (!answer) break
      if (!answer.success) return answer
      toast = answer.data.message
      if (ids.length === 1) goTo = addressOf(answer.data.id)
    }
    return { success: true, goTo, toast }
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

/** Sends a body that is read by the contract alone, and stays on the page. */
export async function sent(
  call: Promise<{ success: true; data: { message: string } } | Failure>,
  address: string,
): Promise<Sent | Failure> {
  const answer = await call
  if (!answer.success) return answer
  return { success: true, goTo: address, toast: answer.data.message }
}
const last = (fields: Fields, name: string) => fields.getAll(name).at(-1) ?? ''
export const text = (fields: Fields, name: string) => fields.get(name)?.trim() ?? ''

export const pictureForm: PageForm = {
  name: 'save-picture',
  files: ['upload_id'],
  send: (api, fields, { address }) => {
    const body = {
      upload_id: last(fields, 'upload_id'),
      alt_en: text(fields, 'alt_en'),
      alt_hi: text(fields, 'alt_hi'),
    }
    return sent(
      api('POST /v2/admin/event/picture/save/', { body: { id: text(fields, 'id'), ...body } }),
      address,
    )
  },
}

export const removePictureForm: PageForm = {
  name: 'remove-event-picture',
  send: (api, fields, { address }) =>
    sent(api('POST /v2/admin/event/picture/remove/', { body: { id: text(fields, 'id') } }), address),
}

export const saveFilmForm: PageForm = {
  name: 'save-film',
  send: (api, fields, { address }) => {
    const body = {
      url: text(fields, 'url'),
      minutes: text(fields, 'minutes'),
      seconds: text(fields, 'seconds'),
    }
    return sent(
      api('POST /v2/admin/event/film/save/', { body: { id: text(fields, 'id'), ...body } }),
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
      upload_id: last(fields, 'upload_id'),
      minutes: text(fields, 'minutes'),
      seconds: text(fields, 'seconds'),
    }
    return sent(
      api('POST /v2/admin/event/film/save/', { body: { id: text(fields, 'id'), ...body } }),
      address,
    )
  },
}

export const removeFilmForm: PageForm = {
  name: 'remove-film',
  send: (api, fields, { address }) =>
    sent(api('POST /v2/admin/event/film/remove/', { body: { id: text(fields, 'id') } }), address),
}

export const captionsForm: PageForm = {
  name: 'save-captions',
  send: (api, fields, { address }) => {
    const body = { language: text(fields, 'language'), captions: fields.get('captions') ?? '' }
    return sent(
      api('POST /v2/admin/event/captions/save/', { body: { id: text(fields, 'id'), ...body } }),
      address,
    )
  },
}

export const removeCaptionsForm: PageForm = {
  name: 'remove-captions',
  send: (api, fields, { address }) => {
    const body = { id: text(fields, 'id'), language: text(fields, 'language') }
    return sent(api('POST /v2/admin/event/captions/remove/', { body }), address)
  },
}

export const decideAttendeeForm: PageForm = {
  name: 'decide-attendee',
  send: (api, fields, { address }) => {
    const body = { id: text(fields, 'id'), user_id: text(fields, 'user_id') }
    return sent(api('POST /v2/admin/event/report/decide/', { body: body as never }), address)
  },
}

export const adminEventForms: readonly PageForm[] = [
  saveEventForm,
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
