import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { claimUpload, fileAddress } from '#foundation/uploads/server/index.ts'
import { mp4Head } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { everyCaptionsFile, takeFileAsFilm, withdrawEvent } from '../../testing/change-film.queries.ts'
import { createFilm, SAMPLE_VTT } from '../../testing/create-film.ts'
import { removeCaptions, saveCaptions } from '../admin/film/save-captions.ts'

const test = testApp()
const film = Buffer.concat([mp4Head, Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))])
let organiser: Person
let watcher: Person
let stranger: Person
let id: number

beforeEach(async () => {
  organiser = await createPerson(test)
  watcher = await createPerson(test)
  stranger = await createPerson(test)
  id = await createFilm(test, { watchers: [watcher] })
})

const get = (url: string, person?: Person, headers: Record<string, string> = {}) =>
  test.app.inject({
    url,
    headers: { ...headers, ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
  })

/** Makes an uploaded file the recording. Returns its address. */
async function uploadFilm(): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([film]), 'film.mp4')
  const sent = new Response(form)
  const answer = await test.app.inject({
    method: 'POST',
    url: '/master/temp-file-upload/',
    headers: {
      authorization: `Bearer ${organiser.token}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  const [uploaded] = answer.json<{ data: { id: number }[] }>().data
  const [file] = await claimUpload(test.db, {
    userId: organiser.id,
    fileIds: [uploaded?.id ?? 0],
    now: TEST_NOW,
  })
  const url = file ? fileAddress(file) : ''
  await takeFileAsFilm(test.db, { event_id: id, url })
  return url
}

describe('a film of our own', () => {
  it('is sent in parts to who is registered', async () => {
    const address = await uploadFilm()
    const { data } = await watcher.call('GET /v2/event/watch/', { query: { id } })
    expect(data.source).toEqual({ kind: 'file', address, bytes: film.length })
    const part = await get(address, watcher, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 100-199/${film.length}`)
    expect(Buffer.compare(part.rawPayload, film.subarray(100, 200))).toBe(0)
    expect((await get(address, watcher)).headers['content-disposition']).toMatch(/^inline/)
    expect((await get(address, watcher, { range: `bytes=${film.length}-` })).statusCode).toBe(416)
  })

  it('is found by nobody else, and by nobody once the event is withdrawn', async () => {
    const address = await uploadFilm()
    expect((await get(address)).statusCode).toBe(401)
    expect((await get(address, stranger)).statusCode).toBe(404)
    expect((await get(address, watcher)).statusCode).toBe(200)
    await withdrawEvent(test.db, id)
    expect((await get(address, watcher)).statusCode).toBe(404)
  })
})

describe('captions', () => {
  it('are a WebVTT file beside the film, and the transcript', async () => {
    const file = await get(`/events/details/${id}/captions/en.vtt`, watcher)
    expect(file.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(file.body).toBe(SAMPLE_VTT)
    const { data } = await watcher.call('GET /v2/event/transcript/', { query: { id, language: 'en' } })
    expect(data).toEqual([
      { from: 0, to: 4, voice: 'Meera', text: 'Welcome to this quiet hour.' },
      { from: 4, to: 9.5, voice: '', text: 'Take a breath & sit well.' },
    ])
  })

  it.each([
    ['/captions/hi.vtt', 404],
    ['/captions/en.srt', 404],
    ['/captions/..%2Fen.vtt', 404],
    ['/captions/en%00.vtt', 404],
  ])('are not at %s', async (path, status) => {
    expect((await get(`/events/details/${id}${path}`, watcher)).statusCode).toBe(status)
  })

  it('are for who is registered', async () => {
    const address = `/events/details/${id}/captions/en.vtt`
    expect((await get(address)).statusCode).toBe(401)
    expect((await get(address, stranger)).statusCode).toBe(403)
  })

  it('take the place of those before, and say on the event that they are there', async () => {
    const hasTranscript = async () =>
      (await test.call('GET /v2/event/details/', { query: { id } })).data.recording?.has_transcript
    expect(await hasTranscript()).toBe(true)
    await saveCaptions(test.db, {
      event_id: id,
      language: 'en',
      file: '\uFEFFWEBVTT\n\n00:01.000 --> 00:02.000\nNew',
    })
    const { data } = await watcher.call('GET /v2/event/transcript/', { query: { id, language: 'en' } })
    expect(data.map(({ text }) => text)).toEqual(['New'])
    await removeCaptions(test.db, { event_id: id, language: 'en' })
    expect(await hasTranscript()).toBe(false)
  })

  it('that are none are refused, and those before stay', async () => {
    const refused = saveCaptions(test.db, {
      event_id: id,
      language: 'en',
      file: 'Dear parents',
    })
    await expect(refused).rejects.toThrow('see line 1')
    expect(await everyCaptionsFile(test.db)).toEqual([SAMPLE_VTT])
  })
})
