import PptxGenJS from 'pptxgenjs'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { hideResourceRow } from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp({
  environment: {
    PUBLIC_URL: 'https://pankh.example',
    OFFICE_VIEWER: 'https://viewer.example/show?wd=1&src={url}',
  },
})
const without = testApp()
let asha: Person
let id: number
let file: number
let bytes: Buffer

async function slides(): Promise<Buffer> {
  const deck = new PptxGenJS()
  deck.addSlide().addText('First, then', { x: 1, y: 1 })
  return (await deck.write({ outputType: 'nodebuffer' })) as Buffer
}

/** A resource by a new person with one file. */
async function share(app: TestApp, name: string, content: Uint8Array) {
  const person = await createPerson(app)
  const upload = await uploadFile(app, person, { name, bytes: content })
  const resource_type_id = await createTerm(app.db, 'resource_types')
  const body = { title: 'Our day', resource_type_id, has_rights: true, resource_files: [upload.id] }
  const { data } = await person.call('POST /v2/resource/add/', { body })
  const details = await person.call('GET /resources/public/details/', { query: { id: data.id } })
  const [made] = details.data.resource_files
  if (!made) throw new Error('the resource has no file')
  return { person, id: data.id, resource_type_id, file: made }
}

beforeEach(async () => {
  bytes = await slides()
  const shared = await share(test, 'हमारा दिन.pptx', bytes)
  asha = shared.person
  id = shared.id
  file = shared.file.id
})

/** The address that the external viewer would fetch. */
async function signedUrl(person = asha): Promise<string> {
  const { data } = await person.call('POST /v2/resource/external-viewer/', { body: { id: file } })
  const url = new URL(data.url)
  expect([url.origin, url.pathname, url.searchParams.get('wd')]).toEqual([
    'https://viewer.example',
    '/show',
    '1',
  ])
  return url.searchParams.get('src') ?? ''
}

const fetched = (address: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
  test.app.inject({ method, url: address.replace('https://pankh.example', ''), headers })
const statusOf = async (address: string) => (await fetched(address)).statusCode
const later = (seconds: number) => test.clock.set(new Date(test.clock.now().getTime() + seconds * 1_000))

describe('a PowerPoint file that everyone may see', () => {
  it('is fetched by the other site without an account, whole or in parts, and kept by nobody', async () => {
    const stranger = await createPerson(test)
    const address = await signedUrl(stranger)
    expect(address).toMatch(/^https:\/\/pankh\.example\/files-lent\/\d+\/[\w-]+\/slides\.pptx$/)
    const answer = await fetched(address)
    expect(answer.statusCode).toBe(200)
    expect(Buffer.compare(answer.rawPayload, bytes)).toBe(0)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    const part = await fetched(address, 'GET', { range: 'bytes=0-3' })
    expect([part.statusCode, part.rawPayload.toString('latin1')]).toEqual([206, 'PK\x03\x04'])
    const head = await fetched(address, 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(bytes.length),
    ])
  })

  it('names the host of the other site to whoever is logged in, and no address', async () => {
    const loggedIn = await asha.call('GET /resources/public/details/', { query: { id } })
    expect(loggedIn.data.resource_files).toMatchObject([{ external_viewer: 'viewer.example' }])
    const visitor = await test.call('GET /resources/public/details/', { query: { id } })
    expect(visitor.data.resource_files).toMatchObject([{ external_viewer: null }])
    expect(JSON.stringify([loggedIn, visitor])).not.toContain('files-lent')
  })

  it('is at its signed URL for ten minutes', async () => {
    const address = await signedUrl()
    later(599)
    expect(await statusOf(address)).toBe(200)
    later(1)
    expect(await statusOf(address)).toBe(404)
  })

  it('is not at an address that was altered', async () => {
    const address = await signedUrl()
    const [, until = '', signature = ''] = /\/(\d+)-([\w-]{43})\//.exec(address) ?? []
    const turned = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const altered of [
      address.replace(until, String(Number(until) + 60)),
      address.replace(signature, turned),
      address.replace(signature, signature.slice(1)),
      address.replace(`/${file}/`, `/${file + 1}/`),
      address.replace(`/${file}/`, `/0${file}/`),
      address.replace(`${until}-${signature}`, until),
    ]) {
      expect(altered).not.toBe(address)
      expect({ altered, status: await statusOf(altered) }).toEqual({ altered, status: 404 })
    }
    expect(await statusOf(address)).toBe(200)
  })

  it('is asked for by people who are logged in alone, and by a number of a file', async () => {
    const body = { id: file }
    expect(await test.tryCall('POST /v2/resource/external-viewer/', { body })).toMatchObject({ status: 401 })
    for (const [wrong, status] of [
      [0, 422],
      ['x', 422],
      [file + 1, 404],
    ] as const) {
      const answer = await asha.tryCall('POST /v2/resource/external-viewer/', {
        body: { id: wrong as never },
      })
      expect({ wrong, answer }).toMatchObject({ wrong, answer: { status } })
    }
  })
})

describe('a PowerPoint file that not everyone may see', () => {
  const edits = { private: { privacy: 'Only me' }, draft: { status: 'draft' } } as const

  it.each(['private', 'draft', 'hidden', 'deleted'] as const)(
    'goes nowhere while it is %s',
    async (state) => {
      const address = await signedUrl()
      if (state === 'hidden') await hideResourceRow(test.db, id)
      else if (state === 'deleted') await asha.call('POST /v2/resource/delete/', { body: { id } })
      else {
        const { resource_type_id } = (await asha.call('GET /v2/resource/edit/', { query: { id } })).data
        const body = { id, title: 'Our day', resource_type_id: resource_type_id ?? 0, ...edits[state] }
        await asha.call('POST /v2/resource/edit/', { body })
      }
      expect(await statusOf(address)).toBe(404)
      const asked = { body: { id: file } }
      expect(await asha.tryCall('POST /v2/resource/external-viewer/', asked)).toMatchObject({
        status: 404,
        errors: [{ code: 'UploadNotFound' }],
      })
      if (state === 'deleted') return
      const own = await asha.call('GET /resources/public/details/', { query: { id } })
      expect(own.data.resource_files).toMatchObject([{ external_viewer: null }])
    },
  )
})

it('files of other kinds go nowhere', async () => {
  const sheet = await share(test, 'sheet.pdf', await pdfFile())
  expect(sheet.file.external_viewer).toBeNull()
  const answer = await asha.tryCall('POST /v2/resource/external-viewer/', { body: { id: sheet.file.id } })
  expect(answer).toMatchObject({ status: 404 })
})

describe('the page that shows the file', () => {
  const policyOf = async (app: TestApp, url: string) =>
    String((await app.app.inject({ url })).headers['content-security-policy'])

  it('may lead to the other site by its form, and no other page may', async () => {
    const viewer = await policyOf(test, `/resource/our-day/${id}/fileviewer?file=${file}`)
    expect(viewer).toContain("form-action 'self' https://viewer.example;")
    for (const url of [`/resource/our-day/${id}`, '/', `/resource/fileviewer/${id}?to=/1/fileviewer`]) {
      expect(await policyOf(test, url)).toContain("form-action 'self';")
    }
  })

  it('leads there by a form without JavaScript', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/resource/our-day/${id}/fileviewer`,
      headers: {
        cookie: `accesstoken=${asha.token}`,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `_form=resource-external-viewer&file=${file}`,
    })
    expect(answer.statusCode).toBe(303)
    const address = new URL(String(answer.headers.location)).searchParams.get('src') ?? ''
    expect(await statusOf(address)).toBe(200)
  })
})

it('without a configured viewer a file goes nowhere, and its page is as it was', async () => {
  const address = await signedUrl()
  const shared = await share(without, 'day.pptx', bytes)
  expect(shared.file.external_viewer).toBeNull()
  const asked = { body: { id: shared.file.id } }
  const answer = await shared.person.tryCall('POST /v2/resource/external-viewer/', asked)
  expect(answer).toMatchObject({ status: 404, errors: [{ code: 'UploadNotFound' }] })
  const url = new URL(address).pathname
  expect((await without.app.inject({ url })).statusCode).toBe(404)
  const page = await without.app.inject({ url: `/resource/our-day/${shared.id}/fileviewer` })
  expect(page.headers['content-security-policy']).toContain("form-action 'self';")
})

// Tries are counted across tests, so this one comes last.
it('is asked for sixty times an hour by one person at most', async () => {
  const asked = { body: { id: file } }
  const ask = () => asha.tryCall('POST /v2/resource/external-viewer/', asked)
  let answer = await ask()
  for (let times = 1; times < 60 && answer.success; times += 1) answer = await ask()
  expect(await ask()).toMatchObject({ status: 429 })
  expect(await (await createPerson(test)).tryCall('POST /v2/resource/external-viewer/', asked)).toMatchObject(
    {
      success: true,
    },
  )
})
