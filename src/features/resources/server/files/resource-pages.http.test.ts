import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { setRole } from '#foundation/accounts/server/index.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { samplePdf, samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { everyResourceFile, hideResourceRow } from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { uploadFile } from '../../testing/upload-file.ts'

const test = testApp()
let asha: Person
let stranger: Person
let resource_type_id: number

beforeEach(async () => {
  asha = await createPerson(test)
  stranger = await createPerson(test)
  resource_type_id = await createTerm(test.db, 'resource_types')
})

const get = (url: string, person?: Person, headers: Record<string, string> = {}) =>
  test.app.inject({
    url,
    headers: { ...headers, ...(person ? { authorization: `Bearer ${person.token}` } : {}) },
  })
const statuses = async (url: string) => ({
  owner: (await get(url, asha)).statusCode,
  stranger: (await get(url, stranger)).statusCode,
  visitor: (await get(url)).statusCode,
})

/** A published resource with one rendered file. Returns the start of its pages' addresses. */
async function rendered({
  bytes,
  name = 'sheet.pdf',
  privacy = 'Everyone',
}: {
  bytes: Uint8Array
  name?: string
  privacy?: 'Everyone' | 'Only me'
}) {
  const { id: file_id } = await uploadFile(test, asha, { name, bytes })
  const { data } = await asha.call('POST /v2/resource/add/', {
    body: { title: 'Sheet', resource_type_id, has_rights: true, resource_files: [file_id], privacy },
  })
  await test.runJobs()
  const [file] = (await everyResourceFile(test.db)).filter((one) => one.file_id === file_id)
  if (!file) throw new Error('the file is not there')
  return { id: data.id, file_id, file, pages: `/resource-pages/${file.id}/${file.drawing}` }
}

describe('pages of a PDF', () => {
  it('are rendered after it was added, and say how it prints', async () => {
    const { id, file, pages } = await rendered({ bytes: await pdfFile({ pages: 3, colour: '#c00' }) })
    expect(file).toMatchObject({ pages_state: 'drawn', page_count: 3, drawn_pages: 3, page_width: 210 })
    const { data } = await asha.call('GET /resources/public/details/', { query: { id } })
    expect(data.resource_files).toMatchObject([
      {
        print: { page_count: 3, fits_a4: true, has_colour: true },
        grey_address: `/files-grey/${file.id}.pdf`,
      },
    ])
    const page = await get(`${pages}/3-1200.webp`, stranger)
    expect(page.headers['content-type']).toBe('image/webp')
    const { width, height } = await sharp(page.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 1697])
  })

  it('are for who is logged in, but for the first, which everyone may keep for an hour', async () => {
    const { pages } = await rendered({ bytes: await pdfFile({ pages: 2 }) })
    expect(await statuses(`${pages}/1-480.webp`)).toEqual({ owner: 200, stranger: 200, visitor: 200 })
    expect(await statuses(`${pages}/2-480.webp`)).toEqual({ owner: 200, stranger: 200, visitor: 401 })
    const first = await get(`${pages}/1-480.webp`)
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
    expect((await get(`${pages}/2-480.webp`, stranger)).headers['cache-control']).toBe('private, no-cache')
    const tag = String(first.headers.etag)
    const again = await get(`${pages}/1-480.webp`, undefined, { 'if-none-match': tag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await test.app.inject({ method: 'HEAD', url: `${pages}/1-480.webp` })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      String(first.rawPayload.length),
    ])
  })

  it('of a resource for its person alone are not found by others, the first neither', async () => {
    const only = await rendered({ bytes: await pdfFile({ pages: 2, colour: '#c00' }), privacy: 'Only me' })
    const alone = { owner: 200, stranger: 404, visitor: 401 }
    const upload = (await asha.call('GET /resources/public/details/', { query: { id: only.id } })).data
    const address = String(upload.resource_files[0]?.address)
    for (const url of [
      address,
      `${only.pages}/1-480.webp`,
      `${only.pages}/1-1200.webp`,
      `${only.pages}/2-480.webp`,
      `/files-grey/${only.file.id}.pdf`,
    ]) {
      expect({ url, ...(await statuses(url)) }).toEqual({ url, ...alone })
    }
  })

  it('of a hidden resource are not found by others any more', async () => {
    const { id, pages } = await rendered({ bytes: await pdfFile() })
    await hideResourceRow(test.db, id)
    expect(await statuses(`${pages}/1-480.webp`)).toEqual({ owner: 200, stranger: 404, visitor: 401 })
  })

  it('of a hidden resource, and its file, are there for moderators to decide on', async () => {
    const { id } = await rendered({ bytes: await pdfFile() })
    await hideResourceRow(test.db, id)
    const administrator = await createPerson(test, { is_admin: true })
    const moderator = await createPerson(test)
    await setRole(test.db, administrator, { id: moderator.id, role: 'moderator', isGranted: true })
    const { data } = await moderator.call('GET /resources/public/details/', { query: { id } })
    const url = data.resource_files[0]?.address ?? ''
    const open = async (token: string) =>
      (await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode
    expect(await open(moderator.token)).toBe(200)
    expect(await open((await createPerson(test)).token)).toBe(404)
  })

  it('are not at addresses that were guessed', async () => {
    const { file, pages } = await rendered({ bytes: await pdfFile() })
    const other = '3f2a1b7c-0000-4000-8000-000000000000'
    for (const url of [
      `${pages}/2-480.webp`,
      `${pages}/0-480.webp`,
      `${pages}/1-481.webp`,
      `${pages}/1-480.png`,
      `${pages}/..%2F1-480.webp`,
      `/resource-pages/${file.id}/${other}/1-480.webp`,
      `/resource-pages/${file.id + 1}/${file.drawing}/1-480.webp`,
      `/resource-pages/99999999999/${file.drawing}/1-480.webp`,
      `/resource-pages/${file.id}/null/1-480.webp`,
    ]) {
      expect({ url, status: (await get(url, asha)).statusCode }).toEqual({ url, status: 404 })
    }
  })

  it.each([
    ['damaged', async () => samplePdf],
    ['cut', async () => (await pdfFile({ pages: 3 })).subarray(0, 900)],
    ['locked', () => pdfFile({ password: 'Paper-Boat-77' })],
  ])('are none of a %s one, which stays to be downloaded', async (_, bytes) => {
    const { id, file } = await rendered({ bytes: await bytes() })
    expect(file).toMatchObject({ pages_state: 'failed', drawn_pages: 0, drawing: null })
    expect(await test.runJobs()).toBe(0)
    const { data } = await asha.call('GET /resources/public/details/', { query: { id } })
    expect(data.resource_files[0]).toMatchObject({ page_images: null, print: null, grey_address: null })
    expect((await get(String(data.resource_files[0]?.address), stranger)).statusCode).toBe(200)
    expect((await get(`/files-grey/${file.id}.pdf`, asha)).statusCode).toBe(404)
  })

  it('go with it, and a page render that is shown stays', async () => {
    const { id, pages } = await rendered({ bytes: await pdfFile({ colour: '#c00' }) })
    const kept = await rendered({ bytes: await pdfFile() })
    const later = (hours: number) => test.clock.set(new Date(test.clock.now().getTime() + hours * 3_600_000))
    later(2)
    await test.runJobs()
    expect((await get(`${pages}/1-480.webp`)).statusCode).toBe(200)
    await asha.call('POST /v2/resource/delete/', { body: { id } })
    await test.runJobs()
    expect((await get(`${pages}/1-480.webp`)).statusCode).toBe(404)
    expect((await get(`${kept.pages}/1-480.webp`)).statusCode).toBe(200)
  })

  it('of a file that was gone before they were rendered are rendered by nobody', async () => {
    const { id: file_id } = await uploadFile(test, asha, { bytes: await pdfFile() })
    const { data } = await asha.call('POST /v2/resource/add/', {
      body: { title: 'Sheet', resource_type_id, has_rights: true, resource_files: [file_id] },
    })
    await asha.call('POST /v2/resource/delete/', { body: { id: data.id } })
    expect(await test.runJobs()).toBeGreaterThan(0)
    expect(test.logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
  })
})

describe('other files', () => {
  it('that are pictures have a copy in both widths, without what the camera wrote', async () => {
    const bytes = await samplePicture(1600, 800)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { file, pages } = await rendered({ bytes, name: 'photo.jpg' })
    expect(file).toMatchObject({ pages_state: 'drawn', drawn_pages: 1, page_count: null })
    const small = await sharp((await get(`${pages}/1-480.webp`)).rawPayload).metadata()
    expect([small.width, small.height, small.exif]).toEqual([480, 240, undefined])
  })

  it('that have no pages are done at once', async () => {
    const { file } = await rendered({ bytes: Buffer.from('Words to read aloud.'), name: 'words.txt' })
    expect(file).toMatchObject({ pages_state: 'drawn', drawn_pages: 0, drawing: null })
  })
})

describe('the copy in grey', () => {
  it('is made when it is asked for, once for all, and says in its name what it is', async () => {
    const { id, file } = await rendered({
      bytes: await pdfFile({ pages: 2, colour: '#c00' }),
      name: 'कार्यपत्रक 👩🏽‍🏫 "1".pdf',
    })
    const url = `/files-grey/${file.id}.pdf`
    const [first, second] = await Promise.all([get(url, stranger), get(url, asha)])
    expect(first.statusCode).toBe(200)
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(Buffer.compare(first.rawPayload, second.rawPayload)).toBe(0)
    const disposition = String((await get(`${url}?download=1`, stranger)).headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''/)
    const [, encoded = ''] = disposition.split("UTF-8''")
    expect(decodeURIComponent(encoded)).toBe('कार्यपत्रक 👩🏽‍🏫 "1" (grey).pdf')
    const part = await get(url, stranger, { range: 'bytes=0-99' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
    expect(await statuses(url)).toEqual({ owner: 200, stranger: 200, visitor: 401 })
    await asha.call('POST /v2/resource/delete/', { body: { id } })
    await test.runJobs()
    expect((await get(url, asha)).statusCode).toBe(404)
  })

  it('has no sign of direction in its name', async () => {
    const { file } = await rendered({ bytes: await pdfFile({ pages: 1, colour: '#c00' }), name: 'ورق.pdf' })
    const { headers } = await get(`/files-grey/${file.id}.pdf?download=1`, stranger)
    const [, encoded = ''] = String(headers['content-disposition']).split("UTF-8''")
    expect(decodeURIComponent(encoded)).toBe('ورق (grey).pdf')
  })

  it.each(['/files-grey/0.pdf', '/files-grey/x.pdf', '/files-grey/1', '/files-grey/..%2F1.pdf'])(
    'is not at %s',
    async (url) => {
      expect((await get(url, asha)).statusCode).toBe(404)
    },
  )
})
