import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { everyResource } from '../../testing/made-rows.queries.ts'

const test = testApp()
let asha: Person
let fields: Record<string, unknown>

beforeEach(async () => {
  asha = await createPerson(test)
  fields = {
    title: 'Trace the line',
    resource_type_id: await createTerm(test.db, 'resource_types'),
    add_type: 1,
    has_rights: true,
    description: '<p>Follow the dots.</p>',
  }
})

const add = (body: object) =>
  asha.tryCall('POST /v2/resource/add/', { body: { ...fields, ...body } as never })
async function added(body: object): Promise<number> {
  const answer = await add(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const details = async (id: number) =>
  (await test.call('GET /resources/public/details/', { query: { id } })).data

const written = {
  in_short_en: 'Take a pencil.\nFollow the dots.',
  in_short_hi: 'पेंसिल लीजिए। बिंदुओं पर चलिए।',
  in_short_symbols: ['write'],
  warnings: ['upsetting'],
  warning_note_hi: 'एक दुखद कहानी है।',
}

describe('the easy-read text and the warnings of a resource', () => {
  it('come with it to everyone, and go when an edit leaves them out', async () => {
    const id = await added(written)
    expect(await details(id)).toMatchObject({
      easy_read: {
        en: ['Take a pencil.', 'Follow the dots.'],
        hi: ['पेंसिल लीजिए।', 'बिंदुओं पर चलिए।'],
        symbols: ['write'],
      },
      content_warnings: { warnings: ['upsetting'], warning_note_en: '', warning_note_hi: 'एक दुखद कहानी है।' },
    })
    await asha.call('POST /v2/resource/edit/', { body: { ...fields, id, in_short_en: 'Draw.' } as never })
    expect(await details(id)).toMatchObject({
      easy_read: { en: ['Draw.'], hi: [], symbols: [] },
      content_warnings: { warnings: [], warning_note_hi: '' },
    })
  })

  it('tell two resources apart that are alike in all else; word for word it is the same call', async () => {
    const [first, same, other] = [
      await added(written),
      await added(written),
      await added({ ...written, in_short_hi: 'चलिए।' }),
    ]
    expect(same).toBe(first)
    expect(other).not.toBe(first)
    expect(await everyResource(test.db)).toHaveLength(2)
  })

  it('stay text, whatever it looks like', async () => {
    const id = await added({ in_short_en: '<script>alert(1)</script>', warning_note_en: '<b>bold</b>' })
    expect(await details(id)).toMatchObject({
      easy_read: { en: ['<script>alert(1)</script>'] },
      content_warnings: { warning_note_en: '<b>bold</b>' },
    })
  })

  it.each([
    ['in_short_en', { in_short_en: 'One.\nTwo.\nThree.\nFour.' }],
    ['in_short_hi', { in_short_hi: 'क'.repeat(300) }],
    ['in_short_symbols', { in_short_symbols: ['dragon'] }],
    ['in_short_symbols', { in_short_symbols: ['home', 'play', 'eat', 'speak', 'calm', 'school', 'hand'] }],
    ['warnings', { warnings: ['dull'] }],
    ['warning_note_en', { warning_note_en: 'x'.repeat(301) }],
  ])('are refused for a wrong %s, in a draft too', async (field, body) => {
    expect(await add({ ...body, status: 'draft' })).toMatchObject({ status: 422, errors: [{ field }] })
    expect(await everyResource(test.db)).toEqual([])
  })

  it('are looked at by a moderator where a first link is in them', async () => {
    const waiting = await add({ in_short_en: 'See https://example.org/a' })
    expect(waiting).toMatchObject({ data: { is_waiting: true } })
    const noted = await add({ title: 'Another', warning_note_hi: 'https://example.org/b' })
    expect(noted).toMatchObject({ data: { is_waiting: true } })
  })

  it('are changed by nobody else', async () => {
    const id = await added({})
    const stranger = await createPerson(test)
    const answer = await stranger.tryCall('POST /v2/resource/edit/', {
      body: { ...fields, ...written, id } as never,
    })
    expect(answer).toMatchObject({ status: 404 })
    expect(await test.tryCall('POST /v2/resource/add/', { body: fields as never })).toMatchObject({
      status: 401,
    })
    expect(await details(id)).toMatchObject({ easy_read: { en: [], hi: [], symbols: [] } })
  })
})
