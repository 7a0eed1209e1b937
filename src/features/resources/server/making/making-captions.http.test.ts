import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { mp4Head } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { everyResource } from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp()
const VTT = 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello & नमस्ते'
const SRT = '1\r\n00:00:01,000 --> 00:00:03,000\r\nHello from SRT\r\n'
let asha: Person
let film: number
let fields: { title: string; resource_type_id: number; has_rights: true }

const addFilm = async (person = asha) =>
  (
    await uploadFile(test, person, {
      name: 'film.mp4',
      bytes: Buffer.concat([mp4Head, Buffer.alloc(5000, 7)]),
    })
  ).id
const addText = async (words: string, person = asha, name = 'film.vtt') =>
  (await uploadFile(test, person, { name, bytes: Buffer.from(words) })).id

beforeEach(async () => {
  asha = await createPerson(test)
  film = await addFilm()
  fields = {
    title: 'A short film',
    resource_type_id: await createTerm(test.db, 'resource_types'),
    has_rights: true,
  }
})

async function add(more: object = {}) {
  const body = { ...fields, resource_files: [film], ...more }
  return (await asha.call('POST /v2/resource/add/', { body })).data.id
}
const edit = (id: number, more: object, person = asha) =>
  person.tryCall('POST /v2/resource/edit/', { body: { id, ...fields, ...more } })

/** The captions of a resource's video, by language. */
async function said(id: number, person = asha): Promise<Record<string, string>> {
  const { data } = await person.call('GET /resources/public/details/', { query: { id } })
  const found: Record<string, string> = {}
  for (const { language, address } of data.resource_files[0]?.captions ?? []) {
    const answer = await test.app.inject({
      url: address,
      headers: { authorization: `Bearer ${person.token}` },
    })
    found[language] = answer.body.split('\n').at(3) ?? ''
  }
  return found
}

describe('captions of a film that is shared', () => {
  it('come with it, as WebVTT or SRT, in a draft too', async () => {
    const captions = { [film]: { upload_id: await addText(VTT), language: 'en' } }
    const id = await add({ captions, status: 'draft' })
    expect(await said(id)).toEqual({ en: 'Hello & नमस्ते' })
    const hindi = { [film]: { upload_id: await addText(SRT), language: 'hi' } }
    await edit(id, { captions: hindi })
    expect(await said(id)).toMatchObject({ en: 'Hello & नमस्ते' })
    const { data } = await asha.call('GET /resources/public/details/', { query: { id } })
    const [, second] = data.resource_files[0]?.captions ?? []
    const answer = await test.app.inject({
      url: second?.address ?? '',
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(answer.body).toContain('WEBVTT')
    expect(answer.body).toContain('00:00:01.000 --> 00:00:03.000\nHello from SRT')
  })

  it('are replaced and taken away, by the same call sent twice too', async () => {
    const id = await add({ captions: { [film]: { upload_id: await addText(VTT), language: 'en' } } })
    const again = await addText(VTT.replace('Hello', 'Good day'))
    const replace = { captions: { [film]: { upload_id: again, language: 'en' } } }
    await Promise.all([edit(id, replace), edit(id, replace)])
    expect(await said(id)).toEqual({ en: 'Good day & नमस्ते' })
    const both = {
      delete_captions: [`${film} en`],
      captions: { [film]: { upload_id: again, language: 'hi' } },
    }
    await edit(id, both)
    expect(await said(id)).toEqual({ hi: 'Good day & नमस्ते' })
    const remove = { delete_captions: `${film} hi` }
    expect(await edit(id, remove)).toMatchObject({ success: true })
    expect(await edit(id, remove)).toMatchObject({ success: true })
    expect(await said(id)).toEqual({})
  })

  it('stay where an edit says nothing of them, and go with their film', async () => {
    const id = await add({ captions: { [film]: { upload_id: await addText(VTT), language: 'en' } } })
    await edit(id, { title: 'Another title' })
    expect(await said(id)).toEqual({ en: 'Hello & नमस्ते' })
    const other = await addFilm()
    const captions = { [film]: { upload_id: await addText(VTT), language: 'en' } }
    const answer = await edit(id, { resource_files: [other], delete_resource_files: [film], captions })
    expect(answer).toMatchObject({ success: true })
    expect(await said(id)).toEqual({})
  })

  it.each([
    ['no captions', 'Dear parents', /line 1\b/],
    ['a time that is none', `${VTT}\n\n00:00:aa --> 3\nHi`, /line 6\b/],
    ['SRT with a time that is none', `${SRT}\r\n2\r\n00:00:05 --> x\r\nHi`, /line 6\b/],
    ['nothing said', 'WEBVTT\n\n', /./],
    ['more than a megabyte', `${VTT}\n${'x'.repeat(1024 * 1024)}`, /1 MB/],
  ])('are refused with their line, and nothing is written: %s', async (_, words, message) => {
    const captions = { [film]: { upload_id: await addText(words), language: 'en' } }
    const body = { ...fields, resource_files: [film], captions }
    expect(await asha.tryCall('POST /v2/resource/add/', { body })).toMatchObject({
      status: 422,
      errors: [
        { code: 'CaptionsNotTaken', field: `captions.${film}`, message: expect.stringMatching(message) },
      ],
    })
    expect(await everyResource(test.db)).toEqual([])
  })

  it('are refused where they are no text, another person’s, or of no film of this resource', async () => {
    const stranger = await createPerson(test)
    const id = await add()
    const sheet = (await uploadFile(test, asha, { bytes: await pdfFile() })).id
    const theirs = await addText(VTT, stranger)
    for (const upload_id of [sheet, theirs, 999]) {
      const captions = { [film]: { upload_id, language: 'en' } }
      expect(await edit(id, { captions })).toMatchObject({
        status: 422,
        errors: [{ code: 'CaptionsNotTaken' }],
      })
    }
    await edit(id, { resource_files: [sheet] })
    const own = await addText(VTT)
    const foreign = await addFilm(stranger)
    for (const file_id of [sheet, foreign, 999]) {
      const captions = { [file_id]: { upload_id: own, language: 'en' } }
      expect(await edit(id, { captions })).toMatchObject({
        status: 404,
        errors: [{ code: 'UploadNotFound' }],
      })
    }
    const beyond = { captions: { 9999999999: { upload_id: own, language: 'en' } } }
    for (const more of [beyond, { delete_captions: '9999999999 en' }]) {
      expect(await edit(id, more)).toMatchObject({ status: 422, errors: [{ code: 'InvalidInput' }] })
    }
    for (const wrong of [{ upload_id: own, language: 'English' }, { language: 'en' }, 'x']) {
      expect(await edit(id, { captions: { [film]: wrong } })).toMatchObject({ status: 422 })
    }
    expect(await said(id)).toEqual({})
  })

  it('are put on and taken off by their own person alone', async () => {
    const id = await add({ captions: { [film]: { upload_id: await addText(VTT), language: 'en' } } })
    const stranger = await createPerson(test)
    const upload_id = await addText(VTT.replace('Hello', 'Mine'), stranger)
    for (const more of [
      { captions: { [film]: { upload_id, language: 'en' } } },
      { delete_captions: `${film} en` },
    ]) {
      expect(await edit(id, more, stranger)).toMatchObject({
        status: 404,
        errors: [{ code: 'ResourceNotFound' }],
      })
    }
    const theirs = await stranger.call('POST /v2/resource/add/', {
      body: { ...fields, resource_files: [await addFilm(stranger)] },
    })
    await edit(theirs.data.id, { delete_captions: `${film} en` }, stranger)
    expect(await said(id)).toEqual({ en: 'Hello & नमस्ते' })
  })
})
