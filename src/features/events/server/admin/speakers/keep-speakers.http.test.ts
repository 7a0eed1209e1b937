import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent, createSpeaker } from '../../../testing/create-event.ts'
import { createQuestion } from '../../../testing/create-feedback.ts'
import { uploadAs } from '../../../testing/upload-as.ts'

const test = testApp()
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const completeSpeaker = {
  name: 'Meera Nair',
  place: 'Kochi',
  designation_en: 'Special educator',
  introduction_hi: 'सुनती हैं।',
}
const proved = () => createPerson(test, { email_verified_at: TEST_NOW })
const save = (body: object = {}, by = editor) =>
  by.tryCall('POST /v2/admin/speaker/save/', { body: { ...completeSpeaker, ...body } })
async function saved(body: object = {}): Promise<number> {
  const answer = await save(body)
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data.id
}
const open = async (id: number) =>
  (await editor.call('GET /v2/admin/speaker/details/', { query: { id } })).data
const remove = (id: number, by = editor) => by.tryCall('POST /v2/admin/speaker/remove/', { body: { id } })
const list = async (body: object) => (await editor.call('POST /v2/admin/speaker/list/', { body })).data
const changesOf = async (id: number) => {
  const admin = await createOrganiser(test, 'administrator')
  const body = { kind: 'speaker', subject_id: id }
  return (await admin.call('POST /v2/admin/audit/list/', { body })).data
}

describe('speakers', () => {
  it('are added, found, chosen by events and changed', async () => {
    const id = await saved()
    expect(await open(id)).toMatchObject({ ...completeSpeaker, designation_hi: '', email: '', events: [] })
    const { data: choices } = await editor.call('GET /v2/admin/event/choices/', {})
    expect(choices.speakers).toContainEqual({ id, name: 'Meera Nair' })
    const event = await createEvent(test.db, { title: 'Play', speaker_ids: [id] })
    await saved({ id, revision: (await open(id)).revision, name: 'Meera Menon' })
    expect(await open(id)).toMatchObject({ name: 'Meera Menon', events: [{ id: event, title: 'Play' }] })
    const found = async (search_query: string) =>
      (await test.call('POST /v2/event/list/', { body: { search_query, as_written: true } })).data.map(
        (one) => one.id,
      )
    expect(await found('Menon')).toEqual([event])
    expect(await found('Meera Nair')).toEqual([])
  })

  it('are searched, sorted and paged, with how many events name them', async () => {
    const [asha, zoya] = [await createSpeaker(test.db, { name: 'Asha' }), await saved({ name: 'Zoya 100%' })]
    await createEvent(test.db, { speaker_ids: [zoya] })
    const ids = async (body: object) => (await list(body)).map(({ id }) => id)
    expect(await ids({})).toEqual([asha, zoya])
    expect(await ids({ sort: 'events' })).toEqual([zoya, asha])
    expect(await ids({ search_query: '100%' })).toEqual([zoya])
    expect(await ids({ search_query: 'kochi' })).toEqual([zoya])
    expect(await ids({ length: 1, page: 2 })).toEqual([zoya])
    expect((await list({}))[1]).toMatchObject({ event_count: 1, has_account: false, picture: null })
  })

  it.each([
    ['name', { name: ' ' }],
    ['designation_en', { designation_en: '' }],
    ['introduction_en', { introduction_hi: '' }],
    ['introduction_hi', { introduction_hi: 'x'.repeat(20_000) }],
    ['email', { email: 'nobody' }],
  ])('are refused with a wrong %s', async (field, body) => {
    expect(await save(body)).toMatchObject({ status: 422, errors: [{ field }] })
  })

  it('are written over by nobody who had not seen the last change', async () => {
    const id = await saved()
    const { revision } = await open(id)
    const names = ['One', 'Two', 'Three', 'Four']
    const answers = await Promise.all(names.map((name) => save({ id, revision, name })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      errors: [{ code: 'SpeakerChangedMeanwhile' }],
    })
    expect(await save({ id: 999, revision })).toMatchObject({ status: 404 })
  })

  it('stay while an event names them, and go with words in the log that name nobody', async () => {
    const id = await saved()
    const event = await createEvent(test.db, { speaker_ids: [id], publication: 'draft' })
    expect(await remove(id)).toMatchObject({ status: 409, errors: [{ code: 'SpeakerIsNamed' }] })
    expect((await open(id)).events).toMatchObject([{ id: event, publication: 'draft' }])
    const other = await saved({ name: 'Ravi Das' })
    const answers = await Promise.all([remove(other), remove(other)])
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    const log = await changesOf(other)
    expect(log.map(({ action }) => action)).toEqual(['removed', 'created'])
    expect(JSON.stringify(log)).not.toContain('Ravi')
  })

  it('are kept by content editors: nobody else finds them', async () => {
    const id = await saved()
    for (const person of [await createPerson(test), await createOrganiser(test, 'event-host', 'moderator')]) {
      for (const answer of [
        await save({}, person),
        await remove(id, person),
        await person.tryCall('POST /v2/admin/speaker/list/', { body: {} }),
        await person.tryCall('GET /v2/admin/speaker/details/', { query: { id } }),
      ]) {
        expect(answer).toMatchObject({ status: 403 })
      }
    }
  })
})

describe("a speaker's account", () => {
  it('answers questions at the events of the speaker from then on, until it is taken away', async () => {
    const asha = await proved()
    const id = await saved({ email: ` ${asha.email.toUpperCase()}` })
    const event_id = await createEvent(test.db, { speaker_ids: [id] })
    const question = await createQuestion(test, { event_id })
    const answer = () =>
      asha.tryCall('POST /v2/event/question/answer/', { body: { id: question, answer: 'Yes.' } })
    expect(await answer()).toMatchObject({ data: { answer: { role: 'speaker' } } })
    const { email, revision } = await open(id)
    expect(email).toBe(asha.email)
    await saved({ id, revision, email: '' })
    expect(await answer()).toMatchObject({ status: 403 })
  })

  it('must exist, have a confirmed email and belong to one speaker only', async () => {
    const [asha, unproved] = [await proved(), await createPerson(test)]
    for (const [email, code] of [
      ['nobody@example.org', 'NoSuchAccount'],
      [unproved.email, 'AccountNotProved'],
    ]) {
      expect(await save({ email })).toMatchObject({ status: 422, errors: [{ code, field: 'email' }] })
    }
    const answers = await Promise.all([1, 2, 3].map(() => save({ email: asha.email })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      errors: [{ code: 'AccountSpeaksAlready', field: 'email' }],
    })
    expect(await list({})).toHaveLength(1)
  })
})

describe("a speaker's picture", () => {
  const photo = () =>
    sharp({ create: { width: 64, height: 32, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer()

  it('is seen by everyone on the pages of events, replaced and taken away', async () => {
    const id = await saved()
    const event = await createEvent(test.db, { speaker_ids: [id] })
    const shown = async () =>
      (await test.call('GET /v2/event/details/', { query: { id: event } })).data.speakers[0]?.picture
    expect(await shown()).toBeNull()
    expect(await set(id, await photo())).toMatchObject({ success: true })
    const first = (await shown()) ?? ''
    expect((await test.app.inject(first)).headers['content-type']).toBe('image/webp')
    expect((await open(id)).picture).toBe(first)
    await set(id, await photo())
    expect((await test.app.inject(first)).statusCode).toBe(404)
    await editor.call('POST /v2/admin/speaker/picture/remove/', { body: { id } })
    await editor.call('POST /v2/admin/speaker/picture/remove/', { body: { id } })
    expect(await shown()).toBeNull()
    const actions = (await changesOf(id)).map(({ action }) => action)
    expect(actions).toEqual(['picture-removed', 'picture-set', 'picture-set', 'created'])
  })

  it('is refused to strangers, for nobody, from words and from nothing', async () => {
    const id = await saved()
    expect(await set(id, await photo(), await createPerson(test))).toMatchObject({ status: 403 })
    expect(await set(999, await photo())).toMatchObject({ status: 404 })
    expect(await set(id, Buffer.from('words'))).toMatchObject({ errors: [{ code: 'FileIsNoPicture' }] })
    const other = await createOrganiser(test, 'content-editor')
    const theirs = await uploadAs(test, other, { name: 'photo.png', bytes: await photo() })
    for (const [upload_id, code] of [
      [theirs, 'UploadNotFound'],
      [undefined, 'NoSpeakerPicture'],
    ] as const) {
      const answer = await editor.tryCall('POST /v2/admin/speaker/picture/', { body: { id, upload_id } })
      expect(answer).toMatchObject({ errors: [{ code }] })
    }
    expect((await open(id)).picture).toBeNull()
  })

  async function set(id: number, bytes: Buffer, by = editor) {
    const upload_id = await uploadAs(test, by, { name: 'photo.png', bytes })
    return by.tryCall('POST /v2/admin/speaker/picture/', { body: { id, upload_id } })
  }
})
