import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import type { Person } from '#foundation/accounts/testing/create-person.ts'
import { allFiles } from '#foundation/uploads/testing/all-files.queries.ts'
import { mp4Head, samplePdf } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../../testing/create-event.ts'
import { uploadAs } from '../../../testing/upload-as.ts'

const test = testApp()
const mp4 = (fill: number) => Buffer.concat([mp4Head, Buffer.alloc(5_000, fill)])
const matroska = Buffer.concat([Buffer.from('1a45dfa3934282886d6174726f736b61', 'hex'), Buffer.alloc(5_000)])
let editor: Person
let watcher: Person
let id: number

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
  watcher = await createOrganiser(test)
  id = await createEvent(test.db, { starts_in_minutes: null })
  await watcher.call('POST /v2/event/register/', { body: { id } })
})

const save = (body: object) =>
  editor.tryCall('POST /v2/admin/event/film/save/', { body: { id, minutes: 2, ...body } })
const upload = (bytes: Uint8Array, name = 'film.mp4') => uploadAs(test, editor, { name, bytes })
const film = async () => (await editor.call('GET /v2/admin/event/film/', { query: { id } })).data.film
const open = async (person: Person, headers: Record<string, string> = {}, url?: string) =>
  test.app.inject({
    url: url ?? (await film())?.url ?? '',
    headers: { authorization: `Bearer ${person.token}`, ...headers },
  })

describe('a film file', () => {
  it('is streamed in ranges to who is registered and who organises, and to nobody else', async () => {
    expect(await save({ upload_id: await upload(mp4(7), 'किताब.txt') })).toMatchObject({ success: true })
    expect(await film()).toMatchObject({ kind: 'file', minutes: 2, seconds: 0 })
    const part = await open(watcher, { range: 'bytes=100-199' })
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
      206,
      'video/mp4',
      100,
    ])
    const [admin, moderator, host, stranger] = [
      await createOrganiser(test, 'administrator'),
      await createOrganiser(test, 'moderator'),
      await createOrganiser(test, 'event-host'),
      await createOrganiser(test),
    ]
    expect((await open(admin)).statusCode).toBe(200)
    for (const person of [moderator, host, stranger]) expect((await open(person)).statusCode).toBe(404)
  })

  it('that was put in early is opened by who is registered when the event has ended', async () => {
    id = await createEvent(test.db, { starts_in_minutes: 10 })
    await watcher.call('POST /v2/event/register/', { body: { id } })
    await save({ upload_id: await upload(mp4(7)) })
    expect((await open(watcher)).statusCode).toBe(404)
    expect((await open(editor)).statusCode).toBe(200)
    test.clock.set(new Date(test.clock.now().getTime() + 80 * 60_000))
    expect((await open(watcher)).statusCode).toBe(200)
  })

  it('gives way to another one, and is swept', async () => {
    await save({ upload_id: await upload(mp4(1)) })
    const first = (await film())?.url
    await save({ upload_id: await upload(mp4(2)) })
    expect((await open(watcher, {}, first)).statusCode).toBe(404)
    expect(await due()).toBe(1)
    expect((await open(watcher)).statusCode).toBe(200)
  })

  it('stays when its length alone is changed', async () => {
    await save({ upload_id: await upload(mp4(1)) })
    const before = await film()
    expect(await save({ minutes: 9 })).toMatchObject({ success: true })
    expect(await film()).toEqual({ ...before, minutes: 9 })
    expect(await due()).toBe(0)
  })

  it('is taken away, and gives way to an address', async () => {
    await save({ upload_id: await upload(mp4(1)) })
    await save({ url: 'https://youtu.be/PankhDemo04' })
    expect(await due()).toBe(1)
    await save({ upload_id: await upload(mp4(2)) })
    await editor.call('POST /v2/admin/event/film/remove/', { body: { id } })
    expect([await film(), await due()]).toEqual([null, 2])
  })

  it.each([
    ['what no browser plays', matroska, 'FileIsNoVideo'],
    ['a PDF named .mp4', samplePdf, 'FileIsNoVideo'],
    ['words', Buffer.from('These are words.'), 'FileIsNoVideo'],
  ])('is not %s, and the one before stays', async (_, bytes, code) => {
    await save({ upload_id: await upload(mp4(1)) })
    const before = await film()
    const upload_id = await upload(bytes)
    expect(await save({ upload_id })).toMatchObject({ status: 422, errors: [{ code, field: 'upload_id' }] })
    expect(await film()).toEqual(before)
    expect((await open(watcher)).statusCode).toBe(200)
  })

  it('is used once, of two who send it at the same time', async () => {
    const upload_id = await upload(mp4(1))
    const answers = await Promise.all([save({ upload_id }), save({ upload_id })])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect((await open(watcher)).statusCode).toBe(200)
  })
})

/** How many files the next sweep deletes. */
async function due(): Promise<number> {
  const oldest = test.clock.now().getTime() - 24 * 60 * 60 * 1_000
  const files = await allFiles(test.db)
  return files.filter((file) => file.is_temporary && file.created_at.getTime() < oldest).length
}
