import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { completeForm } from '../../../testing/complete-form.ts'
import { createSpeaker } from '../../../testing/create-event.ts'

const test = testApp()
let admin: Person
let event_type_id: number
let id: number

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  event_type_id = await createEventType(test.db)
  const body = { ...completeForm, event_type_id, title_hi: 'घर पर खेल', capacity: 30 }
  id = (await admin.call('POST /v2/admin/event/save/', { body })).data.id
})

/** Posts fields like a form: text, each in a list, without unticked boxes. */
const write = (fields: Record<string, string | string[]>, by = admin) =>
  by.call('POST /user/draft/save/', {
    body: {
      form: 'event',
      subject: id,
      fields: Object.fromEntries(
        Object.entries({ ...filledIn(), ...fields }).map(([name, value]) => [name, [value].flat()]),
      ),
    },
  })
const filledIn = () => ({
  ...Object.fromEntries(Object.entries(completeForm).map(([name, value]) => [name, asField(value)])),
  event_type_id: String(event_type_id),
  title_hi: 'घर पर खेल',
  capacity: '30',
})
const asField = (value: string | boolean) => (value === true ? 'yes' : value === false ? 'no' : value)
const preview = async (language: 'en' | 'hi' = 'en', by = admin) =>
  (await by.call('GET /v2/admin/event/preview/', { query: { id, language } })).data

describe('the preview', () => {
  it('shows what is written and not saved, in both languages, and writes nothing', async () => {
    const speaker = await createSpeaker(test.db, { name: 'Meera Nair' })
    await write({
      title_en: 'Play, and rest',
      title_hi: 'खेल और आराम',
      description_en: 'First this.\n\nThen that.',
      starts_at: '2026-03-05T10:00',
      ends_at: '2026-03-05T11:30',
      speaker_ids: [String(speaker)],
      has_certificate: 'on',
    })
    expect(await preview()).toMatchObject({
      title: 'Play, and rest',
      description: 'First this.\n\nThen that.',
      start_date_time: '2026-03-05T04:30:00Z',
      duration_minutes: 90,
      has_certificate: true,
      speakers: [{ name: 'Meera Nair' }],
      draft_saved_at: test.clock.now().toISOString(),
    })
    expect((await preview('hi')).title).toBe('खेल और आराम')
    const saved = (await admin.call('GET /v2/admin/event/details/', { query: { id } })).data
    expect(saved).toMatchObject({ title_en: completeForm.title_en, speaker_ids: [], has_certificate: false })
  })

  it('shows the saved event where nothing else is written', async () => {
    expect(await preview()).toMatchObject({ title: completeForm.title_en, draft_saved_at: null })
  })

  it.each([
    ['no title', { title_en: '', title_hi: ' ' }, { title: completeForm.title_en }],
    ['a day that is none', { starts_at: '2026-02-31T10:00' }, { start_date_time: '2026-02-03T12:00:00Z' }],
    ['an end before the start', { ends_at: '2026-01-01T10:00' }, { end_date_time: '2026-02-03T13:00:00Z' }],
    [
      'an hour that the clocks skip',
      { starts_at: '2026-03-29T02:30', ends_at: '2026-03-29T04:00', time_zone: 'Europe/Berlin' },
      { start_date_time: '2026-02-03T12:00:00Z', time_zone: 'Asia/Kolkata' },
    ],
    ['a type that is gone', { event_type_id: '999' }, { event_type: {} }],
    ['places that are no number', { capacity: 'many' }, { capacity: 30 }],
    ['speakers that are gone', { speaker_ids: ['999'] }, { speakers: [] }],
    ['a text too long', { summary_en: 'x'.repeat(601) }, { summary: completeForm.summary_en }],
  ])('shows %s as it was saved, and the rest as written', async (_, wrong, right) => {
    await write({ description_en: 'Written.', ...wrong })
    expect(await preview()).toMatchObject({ description: 'Written.', ...right })
  })

  it("shows nobody another person's draft, and none to those who may not change the event", async () => {
    await write({ title_en: 'Mine alone' })
    const editor = await createOrganiser(test, 'content-editor')
    expect(await preview('en', editor)).toMatchObject({ title: completeForm.title_en, draft_saved_at: null })
    const query = { id, language: 'en' as const }
    for (const role of ['event-host', 'moderator'] as const) {
      const other = await createOrganiser(test, role)
      expect(await other.tryCall('GET /v2/admin/event/preview/', { query })).toMatchObject({ status: 404 })
    }
    const stranger = await createOrganiser(test)
    expect(await stranger.tryCall('GET /v2/admin/event/preview/', { query })).toMatchObject({ status: 403 })
    await admin.call('POST /v2/admin/event/publish/', { body: { id } })
    await admin.call('POST /v2/admin/event/cancel/', { body: { id } })
    expect(await preview()).toMatchObject({ title: completeForm.title_en, draft_saved_at: null })
  })

  it('is the saved event again once the words are saved or discarded', async () => {
    await write({ title_en: 'Written' })
    await admin.call('POST /user/draft/discard/', { body: { form: 'event', subject: id } })
    expect((await preview()).title).toBe(completeForm.title_en)
  })
})
