import { callForm } from '#contract/call-form.ts'
import { type Fields, fieldText, type PageForm } from '#contract/page-form.ts'
import type { DraftFields } from '#foundation/drafts/drafts.contract.ts'
import { m } from '#messages/messages.js'

const draftOf = (fields: Fields): DraftFields =>
  Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name)]))

export const saveEventForm: PageForm = {
  name: 'save-event',
  async send(api, fields, page) {
    const sent = await callForm('POST /v2/admin/event/save/', '/admin/events/{id}').send(api, fields, page)
    const id = fields.get('id')
    if (sent.success || !id || !sent.errors.some(({ code }) => code === 'EventChangedMeanwhile')) return sent
    // Saved as a draft with the revision it was based on; the event's page then asks which version to keep.
    const draft = { form: 'event', subject: id, fields: draftOf(fields) }
    const kept = await api('POST /user/draft/save/', { body: draft })
    return kept.success ? { success: true, goTo: `/admin/events/${id}` } : sent
  },
}

/** Moves the person's draft onto the revision of the event that they saw next to it. */
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

/** For a video on another site. Needs a name of its own because the form for a file makes the same call. */
export const saveFilmForm: PageForm = { ...callForm('POST /v2/admin/event/film/save/'), name: 'save-film' }

export const adminEventForms: readonly PageForm[] = [saveEventForm, keepOwnDraftForm, saveFilmForm]
