import { fieldLast, fieldText, type PageForm, sentThenTo } from '#contract/page-form.ts'

/** What events are made of: speakers and series. */
export const saveSpeakerForm: PageForm = {
  name: 'save-speaker',
  async send(api, fields) {
    // The contract reads every field; what is wrong comes back under the field's own name.
    const body = Object.fromEntries(fields)
    const answer = await api('POST /v2/admin/speaker/save/', { body: body as never })
    if (!answer.success) return answer
    return { success: true, goTo: `/admin/speakers/${answer.data.id}`, toast: answer.data.message }
  },
}

export const removeSpeakerForm: PageForm = {
  name: 'remove-speaker',
  send: (api, fields) =>
    sentThenTo(
      api('POST /v2/admin/speaker/remove/', { body: { id: fieldText(fields, 'id') } }),
      '/admin/speakers',
    ),
}

export const speakerPictureForm: PageForm = {
  name: 'save-speaker-picture',
  files: ['upload_id'],
  send: (api, fields, { address }) => {
    const body = { id: fieldText(fields, 'id'), upload_id: fieldLast(fields, 'upload_id') }
    return sentThenTo(api('POST /v2/admin/speaker/picture/', { body }), address)
  },
}

export const removeSpeakerPictureForm: PageForm = {
  name: 'remove-speaker-picture',
  send: (api, fields, { address }) =>
    sentThenTo(
      api('POST /v2/admin/speaker/picture/remove/', { body: { id: fieldText(fields, 'id') } }),
      address,
    ),
}

export const saveSeriesForm: PageForm = {
  name: 'save-series',
  async send(api, fields) {
    const body = Object.fromEntries(fields)
    const answer = await api('POST /v2/admin/series/save/', { body: body as never })
    if (!answer.success) return answer
    return { success: true, goTo: `/admin/series/${answer.data.id}`, toast: answer.data.message }
  },
}

export const removeSeriesForm: PageForm = {
  name: 'remove-series',
  send: (api, fields) =>
    sentThenTo(
      api('POST /v2/admin/series/remove/', { body: { id: fieldText(fields, 'id') } }),
      '/admin/series',
    ),
}

export const adminChoiceForms: readonly PageForm[] = [
  saveSpeakerForm,
  removeSpeakerForm,
  speakerPictureForm,
  removeSpeakerPictureForm,
  saveSeriesForm,
  removeSeriesForm,
]
