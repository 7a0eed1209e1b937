import { Readable } from 'node:stream'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allFiles } from '../../testing/all-files.queries.ts'
import { samplePdf, samplePicture, wordFile } from '../../testing/sample-files.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'
import {
  AVATAR_SIZES,
  deletePublicPicture,
  fileAddress,
  publicPictureAddress,
  storePublicPicture,
} from '../index.ts'

describe.each(['folder', 'bucket'] as const)('a file in a %s', (storage) => {
  const test = uploadsApp(storage)
  const stored = async (bytes: Uint8Array, name: string) => {
    await sendFiles(test, 1, [{ name, bytes }])
    return fileAddress((await allFiles(test.db)).at(-1) ?? { storage_key: '' })
  }
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(new URL(path, test.address), { method, headers: { 'x-person': '1', ...headers } })

  it('is opened by its person, as what it is, and kept by no one between', async () => {
    const path = await stored(samplePdf, 'मेरी फ़ाइल, "1".pdf')
    const answer = await open(path)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(samplePdf)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(samplePdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringMatching(
        /^inline; filename="[\x20-\x7e]+\.pdf"; filename\*=UTF-8''%E0%A4%AE.*%22\.pdf$/,
      ),
    })
    const again = await open(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect((await open(`${path}?download=1`)).headers.get('content-disposition')).toMatch(/^attachment; /)
  })

  it('is not there for others, and not for visitors', async () => {
    const path = await stored(samplePdf, 'a.pdf')
    expect((await open(path, { 'x-person': '2' })).status).toBe(404)
    expect((await open(path, { 'x-person': '0' })).status).toBe(401)
    expect((await open('/files/00/00000000-0000-0000-0000-000000000000')).status).toBe(404)
    expect((await open('/files/..%2f..%2fetc/passwd')).status).toBe(404)
  })

  it('comes in parts', async () => {
    const path = await stored(samplePdf, 'a.pdf')
    const size = samplePdf.length
    const part = async (range: string, more = {}) => {
      const answer = await open(path, { range, ...more })
      return [answer.status, answer.headers.get('content-range'), await answer.text()]
    }
    expect(await part('bytes=0-4')).toEqual([206, `bytes 0-4/${size}`, '%PDF-'])
    expect(await part('bytes=-6')).toEqual([206, `bytes ${size - 6}-${size - 1}/${size}`, '%%EOF\n'])
    expect((await part(`bytes=${size - 1}-9999`))[0]).toBe(206)
    expect((await part(`bytes=${size}-`)).slice(0, 2)).toEqual([416, `bytes */${size}`])
    expect((await part('bytes=0-1,3-4'))[0]).toBe(200)
    expect((await part('bytes=0-4', { 'if-range': '"older"' }))[0]).toBe(200)
    const head = await open(path, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)])
  })

  it('of Office is a download, and text is nothing but text', async () => {
    const word = await open(await stored(wordFile(Buffer.from('<w/>')), 'a.docx'))
    expect(word.headers.get('content-disposition')).toMatch(/^attachment; /)
    const text = await open(await stored(Buffer.from('hello'), 'a.html'))
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text.headers.get('content-disposition')).toContain('filename="a.html.txt"')
  })

  it('that is a public picture has an address for everyone, for ever, in each size', async () => {
    const bytes = Readable.from([await samplePicture().jpeg().toBuffer()])
    const name = await storePublicPicture(test.uploads, { userId: 1, bytes, sizes: AVATAR_SIZES })
    for (const { label } of AVATAR_SIZES) {
      const answer = await open(publicPictureAddress(name, label), { 'x-person': '0' })
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-type')).toBe('image/webp')
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, height]).toEqual([label, label])
    }
    const head = await open(publicPictureAddress(name, 96), {}, 'HEAD')
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect((await open(`/pictures/${name}-97.webp`)).status).toBe(404)
    expect((await open('/pictures/x.webp')).status).toBe(404)
    await deletePublicPicture(test.uploads.storage, { name, sizes: AVATAR_SIZES })
    expect((await open(publicPictureAddress(name, 96))).status).toBe(404)
    expect(await test.arrivals()).toEqual([])
  })

  it('that is no picture is no public picture', async () => {
    const sent = { userId: 1, bytes: Readable.from([samplePdf]), sizes: AVATAR_SIZES }
    await expect(storePublicPicture(test.uploads, sent)).rejects.toMatchObject({ code: 'FileTypeNotAllowed' })
    expect(await test.arrivals()).toEqual([])
  })
})
