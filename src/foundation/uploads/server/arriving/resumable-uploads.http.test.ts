import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allFiles } from '../../testing/all-files.queries.ts'
import { samplePdf, samplePicture, sampleProgram } from '../../testing/sample-files.ts'
import { sendBeginning } from '../../testing/send-beginning.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'

const PARTS = { 'content-type': 'application/offset+octet-stream' }

describe.each(['folder', 'bucket'] as const)('a resumable upload to a %s', (storage) => {
  const test = uploadsApp(storage)
  const ask = (
    method: string,
    path: string,
    more: { headers?: Record<string, string>; body?: Buffer } = {},
  ) =>
    fetch(new URL(path, test.address), {
      method,
      headers: { 'tus-resumable': '1.0.0', 'x-person': '1', ...more.headers },
      ...(more.body ? { body: new Uint8Array(more.body) } : {}),
    })
  const begin = (size: number, headers: Record<string, string> = {}) => {
    const filename = Buffer.from('मेरी फ़ाइल.pdf').toString('base64')
    const metadata = { 'upload-length': String(size), 'upload-metadata': `filename ${filename}` }
    return ask('POST', '/master/tus/', { headers: { ...metadata, ...headers } })
  }
  const placeOf = async (size: number) => (await begin(size)).headers.get('location') ?? ''
  const send = (place: string, offset: number, body: Buffer, headers = {}) =>
    ask('PATCH', place, { headers: { ...PARTS, 'upload-offset': String(offset), ...headers }, body })
  const failure = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { errors: [{ code: string }] }).errors[0].code,
  ]

  it('ends in a temporary file, whose id is told and told again', async () => {
    const begun = await begin(samplePdf.length)
    expect(begun.status).toBe(201)
    expect(begun.headers.get('upload-expires')).toBeTruthy()
    expect(begun.headers.get('access-control-allow-origin')).toBeNull()
    const place = begun.headers.get('location') ?? ''
    expect((await send(place, 0, samplePdf.subarray(0, 20))).headers.get('upload-offset')).toBe('20')
    const last = await send(place, 20, samplePdf.subarray(20))
    expect([last.status, last.headers.get('upload-file-id')]).toEqual([204, '1'])
    const head = await ask('HEAD', place)
    expect(head.headers.get('upload-offset')).toBe(head.headers.get('upload-length'))
    expect(head.headers.get('upload-file-id')).toBe('1')
    const told = await ask('GET', `/master/temp-file/${basename(place)}/`)
    expect(await told.json()).toMatchObject({ data: { id: 1, name: 'मेरी फ़ाइल.pdf', kind: 'pdf' } })
    expect(await test.arrivals()).toEqual([])
  })

  it('takes a whole small file with its creation, and makes a picture anew', async () => {
    const picture = await samplePicture().png().toBuffer()
    const answer = await ask('POST', '/master/tus/', {
      headers: { ...PARTS, 'upload-length': String(picture.length) },
      body: picture,
    })
    expect([answer.status, answer.headers.get('upload-file-id')]).toEqual([201, '1'])
    expect(await allFiles(test.db)).toMatchObject([{ kind: 'picture', width: 300, height: 150 }])
    expect(await test.arrivals()).toEqual([])
  })

  it('goes on after a cut from where it was', async () => {
    const film = Buffer.concat([samplePdf, Buffer.alloc(3_000_000, 7)])
    const place = await placeOf(film.length)
    const bytes = film.subarray(0, 1_000_000)
    const line = await sendBeginning(test, { place, bytes, announced: film.length })
    line.destroy()
    const offset = Number((await ask('HEAD', place)).headers.get('upload-offset'))
    expect(offset).toBeGreaterThan(0)
    expect(offset).toBeLessThan(film.length)
    expect((await send(place, 0, film)).status).toBe(409)
    const last = await send(place, offset, film.subarray(offset))
    expect(last.headers.get('upload-file-id')).toBe('1')
    expect(await allFiles(test.db)).toMatchObject([{ size_bytes: film.length, name: 'मेरी फ़ाइल.pdf' }])
  })

  it('whose length is not known yet is not stored before its end is', async () => {
    const begun = await ask('POST', '/master/tus/', { headers: { 'upload-defer-length': '1' } })
    const place = begun.headers.get('location') ?? ''
    await send(place, 0, samplePdf)
    const head = await ask('HEAD', place)
    expect(head.headers.get('upload-file-id')).toBeNull()
    expect(head.headers.get('upload-offset')).toBe(String(samplePdf.length))
    expect(await allFiles(test.db)).toEqual([])
    const last = await send(place, samplePdf.length, Buffer.alloc(0), {
      'upload-length': String(samplePdf.length),
    })
    expect(last.headers.get('upload-file-id')).toBe('1')
  })

  it('is its person’s own: to others and to visitors it is not there', async () => {
    const place = await placeOf(samplePdf.length)
    const theirs = { 'x-person': '2' }
    expect(await failure(await send(place, 0, samplePdf, theirs))).toEqual([404, 'UploadNotFound'])
    expect((await ask('HEAD', place, { headers: theirs })).status).toBe(404)
    expect((await ask('DELETE', place, { headers: theirs })).status).toBe(404)
    expect((await ask('HEAD', place, { headers: { 'x-person': '0' } })).status).toBe(401)
    expect((await begin(10, { 'x-person': '0' })).status).toBe(401)
    await send(place, 0, samplePdf)
    const told = await ask('GET', `/master/temp-file/${basename(place)}/`, { headers: theirs })
    expect(await failure(told)).toEqual([404, 'UploadNotFound'])
  })

  it('can be given up', async () => {
    const place = await placeOf(samplePdf.length)
    expect((await ask('DELETE', place)).status).toBe(204)
    expect((await ask('HEAD', place)).status).toBe(404)
    expect(await test.arrivals()).toEqual([])
  })

  it('is refused over 200 MB, over what it announced, over five unfinished ones', async () => {
    expect(await failure(await begin(201 * 1024 * 1024))).toEqual([413, 'ResumableUploadRefused'])
    const place = await placeOf(10)
    expect((await send(place, 0, samplePdf)).status).toBe(413)
    for (let index = 1; index < 5; index += 1) expect((await begin(10)).status).toBe(201)
    expect(await failure(await begin(10))).toEqual([429, 'TooManyUploadsAtOnce'])
    expect((await begin(10, { 'x-person': '2' })).status).toBe(201)
  })

  it('gives way to a new one if it was left unfinished an hour ago', async () => {
    const hourFromNow = () => test.clock.set(new Date(Date.now() + 61 * 60_000))
    test.clock.set(new Date())
    for (const size of [10, 190 * 1024 * 1024, 190 * 1024 * 1024])
      expect((await begin(size)).status).toBe(201)
    expect(await failure(await begin(190 * 1024 * 1024))).toEqual([429, 'QuotaExceeded'])
    for (const size of [10, 10]) expect((await begin(size)).status).toBe(201)
    expect(await failure(await begin(10))).toEqual([429, 'TooManyUploadsAtOnce'])
    expect((await begin(10, { 'x-person': '2' })).status).toBe(201)
    hourFromNow()
    expect((await begin(190 * 1024 * 1024)).status).toBe(201)
    expect([...(await test.uploads.parts.announcedBy(1)).values()]).toEqual([190 * 1024 * 1024])
    expect((await test.uploads.parts.announcedBy(2)).size).toBe(1)
  })

  it('is counted also where many begin at once, by number and by bytes', async () => {
    const [many, ofOther] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => begin(10))),
      Promise.all(Array.from({ length: 5 }, () => begin(10, { 'x-person': '2' }))),
    ])
    expect(ofOther.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(many.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(many.filter(({ status }) => status === 429)).toHaveLength(7)
    await test.uploads.parts.removeAllOf(2)
    const long = await Promise.all(
      Array.from({ length: 4 }, () => begin(190 * 1024 * 1024, { 'x-person': '2' })),
    )
    expect(long.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429])
  })

  it('is refused in parts that are joined later, as a fault of the request', async () => {
    expect(await failure(await begin(10, { 'upload-concat': 'partial' }))).toEqual([
      400,
      'ResumableUploadRefused',
    ])
  })

  it('is stored once, whoever sends its last part again at the same time', async () => {
    const place = await placeOf(samplePdf.length)
    const twice = await Promise.all([send(place, 0, samplePdf), send(place, 0, samplePdf)])
    expect(twice.map(({ status }) => status).toSorted()[0]).toBe(204)
    for (const { status } of twice) expect([204, 404, 409, 410, 423]).toContain(status)
    const part = samplePdf.subarray(0, 20)
    const rest = samplePdf.subarray(20)
    // Many rounds, because another request rarely removes the upload exactly between look-up and write.
    const rounds = storage === 'folder' ? 20 : 6
    for (let round = 1; round <= rounds; round += 1) {
      const again = await placeOf(samplePdf.length)
      await send(again, 0, part)
      const many = await Promise.all([
        ...Array.from({ length: 3 }, () => send(again, 20, rest)),
        ...Array.from({ length: 3 }, () => send(again, samplePdf.length, Buffer.alloc(0))),
      ])
      for (const { status } of many) expect([204, 404, 409, 410, 423]).toContain(status)
      expect(await allFiles(test.db)).toHaveLength(1 + round)
    }
    expect(await test.arrivals()).toEqual([])
  })

  if (storage === 'folder')
    it('is not stored again if a stop of the process left its parts', async () => {
      const place = await placeOf(samplePdf.length)
      const path = join(test.uploads.arrivals, 'resumable', basename(place))
      const facts = await readFile(`${path}.json`)
      await send(place, 0, samplePdf)
      await writeFile(path, samplePdf)
      await writeFile(`${path}.json`, facts)
      const again = await send(place, samplePdf.length, Buffer.alloc(0))
      expect([again.status, again.headers.get('upload-file-id')]).toEqual([204, '1'])
      expect(await allFiles(test.db)).toHaveLength(1)
      expect(await test.arrivals()).toEqual([])
    })

  it('is refused by its bytes when it is whole, and leaves nothing', async () => {
    const place = await placeOf(sampleProgram.length)
    expect(await failure(await send(place, 0, sampleProgram))).toEqual([422, 'FileTypeNotAllowed'])
    // A film may have 200 MB, and what it is shows only once it is whole.
    const longPdf = Buffer.concat([samplePdf, Buffer.alloc(25 * 1024 * 1024)])
    const longPlace = await placeOf(longPdf.length)
    expect(await failure(await send(longPlace, 0, longPdf))).toEqual([413, 'FileTooLarge'])
    expect(await test.arrivals()).toEqual([])
    expect(await allFiles(test.db)).toEqual([])
  })
})
