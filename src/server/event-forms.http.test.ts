import { beforeEach, describe, expect, it } from 'vitest'
import type { PageForm } from '#contract/page-form.ts'
import { rowNameField } from '#contract/rows-form.ts'
import { completeForm } from '#features/events/testing/complete-form.ts'
import { keepOwnDraftForm, saveEventForm } from '#features/events/ui/admin/editing/admin-event-forms.ts'
import { eventActionForm } from '#features/events/ui/admin/editing/event-action-form.ts'
import { differingFields, isOlderDraft } from '#features/events/ui/admin/editing/older-draft.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let editor: Person
let event_type_id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  event_type_id = await createEventType(test.db)
})

async function saved(body: object = {}): Promise<number> {
  const whole = { ...completeForm, event_type_id, ...body }
  return (await editor.call('POST /v2/admin/event/save/', { body: whole })).data.id
}
const details = async (id: number, by = editor) =>
  (await by.call('GET /v2/admin/event/details/', { query: { id } })).data
const draftOf = async (id: number) =>
  (await editor.call('GET /user/draft/', { query: { form: 'event', subject: id } })).data

const send = (form: PageForm, fields: [string, string][], by = editor) =>
  form.send(by.tryCall, new URLSearchParams(fields), { address: '/admin/events' })
const filled = (id: number, revision: string, changed: object): [string, string][] => {
  const {
    access_sign_language: _,
    access_recording,
    access_breaks,
    access_camera_optional,
    ...lines
  } = completeForm
  const answers = { access_sign_language: 'no', access_recording: 'yes', access_breaks: 'no' }
  const all = { id, revision, event_type_id, attendance_share: 60, ...lines, ...answers, ...changed }
  return Object.entries({ access_camera_optional: 'yes', ...all }).map(([name, value]) => [
    name,
    String(value),
  ])
}

describe('the form of an event that somebody else has changed meanwhile', () => {
  async function refused() {
    const id = await saved()
    const { revision } = await details(id)
    const other = await createOrganiser(test, 'content-editor')
    await send(saveEventForm, filled(id, revision, { summary_en: 'Theirs.' }), other)
    const sent = await send(saveEventForm, filled(id, revision, { title_en: 'Mine' }))
    return { id, sent }
  }

  it('keeps what was written, leads to the event and names what differs', async () => {
    const { id, sent } = await refused()
    expect(sent).toEqual({ success: true, goTo: `/admin/events/${id}` })
    const [event, draft] = [await details(id), await draftOf(id)]
    expect(event).toMatchObject({ title_en: completeForm.title_en, summary_en: 'Theirs.' })
    if (!draft) throw new Error('no draft')
    expect(isOlderDraft(event, draft)).toBe(true)
    expect(differingFields(event, draft.fields)).toEqual(['Title (English)', 'Summary (English)'])
  })

  it('is saved after the person chose their own', async () => {
    const { id } = await refused()
    const { revision } = await details(id)
    const kept = await send(keepOwnDraftForm, [
      ['id', String(id)],
      ['revision', revision],
    ])
    expect(kept).toMatchObject({ success: true })
    const [event, draft] = [await details(id), await draftOf(id)]
    expect(draft && isOlderDraft(event, draft)).toBe(false)
    expect(draft?.fields.title_en).toEqual(['Mine'])
    await send(saveEventForm, filled(id, event.revision, { title_en: 'Mine' }))
    expect(await details(id)).toMatchObject({ title_en: 'Mine', summary_en: completeForm.summary_en })
    expect(await draftOf(id)).toBeNull()
  })

  it('asks again when it was changed once more before the choice', async () => {
    const { id } = await refused()
    const seen = await details(id)
    await send(
      saveEventForm,
      filled(id, seen.revision, { title_en: 'A third' }),
      await createOrganiser(test, 'content-editor'),
    )
    await send(keepOwnDraftForm, [
      ['id', String(id)],
      ['revision', seen.revision],
    ])
    const [event, draft] = [await details(id), await draftOf(id)]
    expect(draft && isOlderDraft(event, draft)).toBe(true)
  })

  it('keeps nothing for a stranger', async () => {
    const id = await saved()
    const stranger = await createOrganiser(test, 'event-host')
    const sent = await send(saveEventForm, filled(id, 'old', {}), stranger)
    expect(sent).toMatchObject({ success: false, status: 404 })
    const { data } = await stranger.call('GET /user/draft/', { query: { form: 'event', subject: id } })
    expect(data).toBeNull()
  })
})

it('names everything that an empty form of an event lacks at once', async () => {
  const sent = await send(saveEventForm, [['ends_at', '2026-02-03T17:30']])
  expect(sent).toMatchObject({
    status: 422,
    errors: [{ field: 'event_type_id' }, { field: 'title_en' }, { field: 'starts_at' }],
  })
})

describe('publishing several events', () => {
  it('does all that can be done, and says of each other one why not', async () => {
    const [whole, bare, last] = [
      await saved(),
      await saved({ title_en: 'A bare one', summary_en: '' }),
      await saved(),
    ]
    const ids = [whole, bare, last].map((id): [string, string] => ['id', String(id)])
    const named: [string, string][] = [[rowNameField(String(bare)), 'A bare one']]
    expect(await send(eventActionForm, [['action', 'publish'], ...ids, ...named])).toMatchObject({
      success: false,
      status: 422,
      errors: [
        { message: 'Done for 2 of 3 rows. The others stay as they were.' },
        { code: 'EventNotComplete', message: expect.stringMatching(/^“A bare one”: .*Summary/) },
      ],
    })
    const states = [await details(whole), await details(bare), await details(last)]
    expect(states.map(({ publication }) => publication)).toEqual(['published', 'draft', 'published'])
  })

  it('says so when all was done', async () => {
    const ids = [await saved(), await saved()].map((id): [string, string] => ['id', String(id)])
    const sent = await send(eventActionForm, [['action', 'publish'], ...ids])
    expect(sent).toEqual({ success: true, goTo: '/admin/events', toast: 'Done for all 2 rows.' })
  })
})
