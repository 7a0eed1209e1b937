import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { EICAR, startClamd } from '#tests/support/local-clamd.ts'
import { pictureFrames } from '#tests/support/picture-frames.ts'
import { allFiles } from '../../testing/all-files.queries.ts'
import { samplePdf, samplePicture } from '../../testing/sample-files.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'
import { AVATAR_SIZES, storePublicPicture } from '../index.ts'

const codeOf = async (answer: ReturnType<typeof sendFiles>) => {
  const { status, body } = await answer
  return [status, (body as { errors?: [{ code: string }] }).errors?.[0]?.code]
}

const clamd = await startClamd()
afterAll(clamd.stop)

describe('an upload that is scanned', () => {
  const test = uploadsApp('folder', clamd.address)

  it('is kept where it is clean, and leaves nothing where it is not, whatever it calls itself', async () => {
    expect((await sendFiles(test, 1, [{ name: 'sheet.pdf', bytes: samplePdf }])).status).toBe(200)
    const marked = Buffer.concat([samplePdf, Buffer.from(EICAR)])
    for (const [name, bytes] of [
      ['words.txt', Buffer.from(EICAR)],
      ['sheet.pdf', marked],
    ] as const)
      expect(await codeOf(sendFiles(test, 1, [{ name, bytes }]))).toEqual([422, 'FileHasVirus'])
    const photo = await samplePicture().jpeg().toBuffer()
    const bytes = Readable.from([Buffer.concat([photo, Buffer.from(EICAR)])])
    const portrait = storePublicPicture(test.uploads, { userId: 1, bytes, sizes: AVATAR_SIZES })
    await expect(portrait).rejects.toMatchObject({ code: 'FileHasVirus' })
    expect(await allFiles(test.db)).toHaveLength(1)
    expect(await test.arrivals()).toEqual([])
  })

  it('that moves is kept as it moves', async () => {
    const frames = await pictureFrames(['#c33', '#3c3'], { width: 90, height: 60 })
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [200, 200] })
      .toBuffer()
    const { body } = await sendFiles(test, 1, [{ name: 'Wave.gif', bytes: gif }])
    expect(body).toMatchObject({ data: [{ name: 'Wave.gif', media_type: 'image/gif', kind: 'picture' }] })
    const [row] = await allFiles(test.db)
    const path = join(test.uploads.arrivals, '..', 'files', row?.storage_key ?? '')
    expect(await sharp(path).metadata()).toMatchObject({ format: 'gif', pages: 2 })
    expect(row).toMatchObject({ width: 90, height: 60 })
  })
})

const mood: { answer?: string | undefined } = {}
const moody = await startClamd(mood)
afterAll(moody.stop)

describe('a resumable upload that could not be scanned at its end', () => {
  const test = uploadsApp('folder', moody.address)
  const ask = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(new URL(path, test.address), {
      method,
      headers: { 'tus-resumable': '1.0.0', 'x-person': '1', ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })

  it('is kept whole and stored when it is asked for again, so nobody sends it twice', async () => {
    mood.answer = 'INSTREAM size limit exceeded. ERROR\0'
    const begun = await ask('POST', '/master/tus/', { 'upload-length': String(samplePdf.length) })
    const place = begun.headers.get('location') ?? ''
    const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    const last = await ask('PATCH', place, part, samplePdf)
    expect([last.status, await last.json()]).toMatchObject([503, { errors: [{ code: 'ScannerAway' }] }])
    expect((await ask('HEAD', place, {})).status).toBe(503)
    expect(await test.arrivals()).not.toEqual([])
    mood.answer = undefined
    const [one, other] = await Promise.all([ask('HEAD', place, {}), ask('HEAD', place, {})])
    expect([one.headers.get('upload-file-id'), other.headers.get('upload-file-id')]).toContain('1')
    expect((await ask('HEAD', place, {})).headers.get('upload-file-id')).toBe('1')
    expect(await allFiles(test.db)).toHaveLength(1)
    expect(await test.arrivals()).toEqual([])
  })

  it('is refused and removed when it is asked for again, if it has a virus', async () => {
    mood.answer = 'INSTREAM size limit exceeded. ERROR\0'
    const begun = await ask('POST', '/master/tus/', { 'upload-length': String(EICAR.length) })
    const place = begun.headers.get('location') ?? ''
    const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
    expect((await ask('PATCH', place, part, Buffer.from(EICAR))).status).toBe(503)
    mood.answer = undefined
    expect((await ask('HEAD', place, {})).status).toBe(422)
    expect(await test.arrivals()).toEqual([])
    expect(await allFiles(test.db)).toEqual([])
  })
})

describe('an upload while the scanner is away', () => {
  const test = uploadsApp('folder', { host: '127.0.0.1', port: 9 })

  it('is refused with a sentence, a resumable one before it is sent', async () => {
    const pdf = sendFiles(test, 1, [{ name: 'sheet.pdf', bytes: samplePdf }])
    expect(await codeOf(pdf)).toEqual([503, 'ScannerAway'])
    const begun = await fetch(`${test.address}/master/tus/`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'x-person': '1', 'upload-length': '10' },
    })
    expect(begun.status).toBe(503)
    expect(await begun.json()).toMatchObject({ errors: [{ code: 'ScannerAway' }] })
    expect(await test.arrivals()).toEqual([])
  })
})
