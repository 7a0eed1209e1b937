import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { mp4Head } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { everyResourceFile } from '../../testing/made-rows.queries.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { saveResourceCaptions } from './save-resource-captions.ts'

const test = testApp()
const VTT = 'WEBVTT\n\n00:01.000 --> 00:03.000\nHello & नमस्ते'
let asha: Person
let id: number
let resource_file_id: number

beforeEach(async () => {
  asha = await createPerson(test)
  const film = await uploadFile(test, asha, {
    name: 'film.mp4',
    bytes: Buffer.concat([mp4Head, Buffer.alloc(5000, 7)]),
  })
  const { data } = await asha.call('POST /v2/resource/add/', {
    body: {
      title: 'A short film',
      resource_type_id: await createTerm(test.db, 'resource_types'),
      has_rights: true,
      resource_files: [film.id],
    },
  })
  id = data.id
  resource_file_id = (await everyResourceFile(test.db))[0]?.id ?? 0
  await saveResourceCaptions(test.db, { resource_file_id, language: 'en', vtt: `\uFEFF${VTT}` })
})

const get = (file: string, person?: Person) =>
  test.app.inject({
    url: `/resource-captions/${resource_file_id}/${file}`,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  })

describe('captions of a video', () => {
  it('are a WebVTT file and a transcript for who may open the video', async () => {
    const stranger = await createPerson(test)
    const answer = await get('en.vtt', stranger)
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(answer.body).toBe(VTT)
    expect((await get('en.vtt')).statusCode).toBe(401)
    const body = {
      id,
      title: 'A short film',
      privacy: 'Only me' as const,
      resource_type_id: (await asha.call('GET /v2/resource/edit/', { query: { id } })).data.resource_type_id,
    }
    await asha.call('POST /v2/resource/edit/', {
      body: { ...body, resource_type_id: String(body.resource_type_id) },
    })
    expect((await get('en.vtt', stranger)).statusCode).toBe(404)
    expect((await get('en.vtt', asha)).statusCode).toBe(200)
    const query = { id: resource_file_id, language: 'en' }
    expect((await asha.call('GET /v2/resource/transcript/', { query })).data).toEqual([
      { from: 1, to: 3, voice: '', text: 'Hello & नमस्ते' },
    ])
    const refused = { success: false, errors: [{ code: 'UploadNotFound' }] }
    expect(await stranger.tryCall('GET /v2/resource/transcript/', { query })).toMatchObject(refused)
  })

  it.each(['hi.vtt', 'en.srt', '..%2Fen.vtt', 'en%00.vtt'])('are not at %s', async (file) => {
    expect((await get(file, asha)).statusCode).toBe(404)
  })

  it('take the place of those before; what is no WebVTT is refused', async () => {
    const save = (vtt: string) => saveResourceCaptions(test.db, { resource_file_id, language: 'en', vtt })
    await save(VTT.replace('Hello', 'Good day'))
    expect((await get('en.vtt', asha)).body).toContain('Good day')
    await expect(save('1\n00:00:01,000 --> 00:00:02,000\nHi')).rejects.toThrow('see line 1')
    await expect(save('WEBVTT')).rejects.toMatchObject({ code: 'CaptionsAreEmpty' })
    expect((await get('en.vtt', asha)).body).toContain('Good day')
  })
})
