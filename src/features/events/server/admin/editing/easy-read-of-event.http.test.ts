import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { completeForm } from '../../../testing/complete-form.ts'

const test = testApp()
let admin: Person
let form: Record<string, unknown>

beforeEach(async () => {
  admin = await createOrganiser(test, 'administrator')
  form = { ...completeForm, event_type_id: await createEventType(test.db) }
})

const save = (body: object, by = admin) =>
  by.tryCall('POST /v2/admin/event/save/', { body: { ...form, ...body } as never })
async function saved(body: object): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const managed = async (id: number) =>
  (await admin.call('GET /v2/admin/event/details/', { query: { id } })).data
const publicly = async (id: number) => (await test.call('GET /v2/event/details/', { query: { id } })).data

const written = {
  in_short_en: 'Come with your child. Play at home.',
  in_short_hi: 'बच्चे के साथ आइए।\nघर पर खेलिए।',
  in_short_symbols: ['play', 'home', 'play'],
  warnings: ['loud', 'flashing'],
  warning_note_en: 'A horn at 3 minutes <script>alert(1)</script>',
}

describe('the easy-read text and the warnings of an event', () => {
  it('are kept a sentence a line, and everyone gets both languages', async () => {
    const id = await saved(written)
    expect(await managed(id)).toMatchObject({
      in_short_en: 'Come with your child.\nPlay at home.',
      in_short_symbols: ['play', 'home'],
      warnings: ['flashing', 'loud'],
    })
    await admin.call('POST /v2/admin/event/publish/', { body: { id } })
    expect(await publicly(id)).toMatchObject({
      easy_read: {
        en: ['Come with your child.', 'Play at home.'],
        hi: ['बच्चे के साथ आइए।', 'घर पर खेलिए।'],
        symbols: ['play', 'home'],
      },
      content_warnings: {
        warnings: ['flashing', 'loud'],
        warning_note_en: 'A horn at 3 minutes <script>alert(1)</script>',
        warning_note_hi: '',
      },
    })
  })

  it('are shown as they are drafted before they are saved', async () => {
    const id = await saved({})
    const fields = { in_short_en: ['Come.'], in_short_symbols: ['calm', 'home'], warnings: ['upsetting'] }
    await admin.call('POST /user/draft/save/', { body: { form: 'event', subject: id, fields } })
    const { data } = await admin.call('GET /v2/admin/event/preview/', { query: { id, language: 'en' } })
    expect(data).toMatchObject({
      easy_read: { en: ['Come.'], hi: [], symbols: ['calm', 'home'] },
      content_warnings: { warnings: ['upsetting'] },
    })
    expect(await managed(id)).toMatchObject({ in_short_en: '', in_short_symbols: [], warnings: [] })
  })

  it('go along to a copy of the event', async () => {
    const { data } = await admin.call('POST /v2/admin/event/duplicate/', {
      body: { id: await saved(written) },
    })
    expect(await managed(data.id)).toMatchObject({
      in_short_symbols: ['play', 'home'],
      warnings: ['flashing', 'loud'],
    })
  })

  it.each([
    ['in_short_en', { in_short_en: 'One. Two. Three. Four.' }, 'Write up to three sentences'],
    ['in_short_hi', { in_short_hi: 'एक।\nदो।\nतीन।\nचार।' }, 'Write up to three sentences'],
    ['in_short_en', { in_short_en: 'a'.repeat(300) }, 'A sentence is too long'],
    ['in_short_hi', { in_short_hi: 'और '.repeat(21) }, 'A sentence is too long'],
    ['in_short_symbols', { in_short_symbols: ['home', 'dragon'] }, ''],
    ['in_short_symbols', { in_short_symbols: ['../../etc/passwd'] }, ''],
    ['warnings', { warnings: ['boring'] }, ''],
    ['warning_note_hi', { warning_note_hi: 'न'.repeat(301) }, 'This is too long'],
  ])('are refused for a wrong %s', async (field, body, words) => {
    const answer = await save(body)
    expect(answer).toMatchObject({ status: 422, errors: [{ field }] })
    if (!answer.success) expect(answer.errors[0]?.message).toContain(words)
  })

  it('are nobody’s who does not organise', async () => {
    const id = await saved({})
    const { revision } = await managed(id)
    const stranger = await createPerson(test)
    expect(await save({ id, revision, ...written }, stranger)).toMatchObject({ status: 403 })
    expect(await managed(id)).toMatchObject({ in_short_en: '', warnings: [] })
  })

  it('of two organisers at once one keeps theirs, and the other is told', async () => {
    const id = await saved({})
    const { revision } = await managed(id)
    const answers = await Promise.all(
      ['One.', 'Two.'].map((in_short_en) => save({ id, revision, in_short_en })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      errors: [{ code: 'EventChangedMeanwhile' }],
    })
  })
})
