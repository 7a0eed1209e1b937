import type { Api } from '#contract/client.ts'
import { fieldLast, fieldText, isTicked, type PageForm, sentThenTo } from '#contract/page-form.ts'
import type { Failure } from '#contract/wire.ts'

const PATH = '/admin/awareness-programs'
const SEVERAL = ['skill_ids', 'tag_ids', 'age_group_ids'] as const

export const saveAwarenessForm: PageForm = {
  name: 'save-awareness',
  async send(api, fields) {
    // The contract reads every field; what is wrong comes back under the field's own name.
    const body: Record<string, unknown> = Object.fromEntries(fields)
    for (const name of SEVERAL) body[name] = fields.getAll(name)
    const answer = await api('POST /v2/admin/awareness/save/', { body: body as never })
    if (!answer.success) return answer
    const { id, message } = answer.data
    const goTo = `${PATH}/${id}`
    if (!isTicked(fields, 'publish')) return { success: true, goTo, toast: message }
    const published = await api('POST /v2/admin/awareness/publish/', { body: { id } })
    // What is written is saved all the same: the page says what is missing.
    const words = published.success ? published.data.message : `${message} ${published.data.message}`
    return { success: true, goTo, toast: words }
  },
}

type Done = { success: true; data: { message: string } } | Failure
const actions: Record<string, (api: Api, body: { id: string }) => Promise<Done>> = {
  end: (api, body) => api('POST /v2/admin/awareness/end/', { body }),
  reopen: (api, body) => api('POST /v2/admin/awareness/reopen/', { body }),
}

/** Ends or opens a program again. */
export const awarenessActionForm: PageForm = {
  name: 'awareness-action',
  async send(api, fields, { address }) {
    const act = actions[fieldText(fields, 'action')]
    if (!act) return { success: true, goTo: address }
    return sentThenTo(act(api, { id: fieldText(fields, 'id') }), address)
  },
}

export const awarenessPictureForm: PageForm = {
  name: 'save-awareness-picture',
  files: ['upload_id'],
  send: (api, fields, { address }) => {
    const body = {
      id: fieldText(fields, 'id'),
      upload_id: fieldLast(fields, 'upload_id'),
      alt_en: fieldText(fields, 'alt_en'),
      alt_hi: fieldText(fields, 'alt_hi'),
    }
    return sentThenTo(api('POST /v2/admin/awareness/picture/save/', { body }), address)
  },
}

export const removeAwarenessPictureForm: PageForm = {
  name: 'remove-awareness-picture',
  send: (api, fields, { address }) =>
    sentThenTo(
      api('POST /v2/admin/awareness/picture/remove/', { body: { id: fieldText(fields, 'id') } }),
      address,
    ),
}

export const saveStepsForm: PageForm = {
  name: 'save-awareness-steps',
  send: (api, fields, { address }) =>
    sentThenTo(
      api('POST /v2/admin/awareness/steps/save/', { body: Object.fromEntries(fields) as never }),
      address,
    ),
}

export const saveQuestionsForm: PageForm = {
  name: 'save-awareness-questions',
  send: (api, fields, { address }) =>
    sentThenTo(
      api('POST /v2/admin/awareness/questions/save/', { body: Object.fromEntries(fields) as never }),
      address,
    ),
}

const idAndReason = (fields: URLSearchParams) => ({
  id: fieldText(fields, 'id'),
  reason: fieldText(fields, 'reason'),
})

export const holdCampaignForm: PageForm = {
  name: 'hold-campaign',
  send: (api, fields, { address }) =>
    sentThenTo(api('POST /v2/admin/awareness/campaign/hold/', { body: idAndReason(fields) }), address),
}

export const releaseCampaignForm: PageForm = {
  name: 'release-campaign',
  send: (api, fields, { address }) =>
    sentThenTo(api('POST /v2/admin/awareness/campaign/release/', { body: idAndReason(fields) }), address),
}

export const adminAwarenessForms: readonly PageForm[] = [
  saveAwarenessForm,
  awarenessActionForm,
  awarenessPictureForm,
  removeAwarenessPictureForm,
  saveStepsForm,
  saveQuestionsForm,
  holdCampaignForm,
  releaseCampaignForm,
]
