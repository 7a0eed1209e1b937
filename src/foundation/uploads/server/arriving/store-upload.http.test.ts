import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { StorageUnavailable } from '#platform/storage/storage.errors.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { allFiles } from '../../testing/all-files.queries.ts'
import {
  filmOf,
  mp4Head,
  pngHead,
  samplePdf,
  samplePicture,
  sampleProgram,
  wordFile,
} from '../../testing/sample-files.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'
import type { TemporaryFile } from '../../uploads.contract.ts'
import { takeOutWaiting } from '../personal-uploads.queries.ts'
import { storeUpload } from './store-upload.ts'

const MEGABYTE = 1024 * 1024

describe.each(['folder', 'bucket'] as const)('an upload to a %s', (storage) => {
  const test = uploadsApp(storage)
  const send = (bytes: Uint8Array, name = 'file') => sendFiles(test, 1, [{ name, bytes }])
  const accepted = async (bytes: Uint8Array, name?: string) => {
    const { status, body } = await send(bytes, name)
    expect(body).toMatchObject({ success: true })
    expect(status).toBe(200)
    return (body as { data: [TemporaryFile] }).data[0]
  }
  const refused = async (bytes: Uint8Array, name?: string) => {
    const { status, body } = await send(bytes, name)
    expect(await allFiles(test.db)).toEqual([])
    expect(await test.arrivals()).toEqual([])
    return [status, (body as { errors?: [{ code: string }] }).errors?.[0]?.code]
  }
  beforeEach(async () => {
    expect(await test.arrivals()).toEqual([])
  })

  it.each([
    ['pdf', 'application/pdf', samplePdf, 'sheet.pdf'],
    ['word', expect.stringContaining('wordprocessingml'), wordFile(Buffer.from('<w/>')), 'sheet.docx'],
    ['text', 'text/plain', Buffer.from('नमस्ते, hello\n'), 'sheet.txt'],
    ['video', 'video/mp4', Buffer.concat([mp4Head, Buffer.alloc(9000)]), 'sheet.mp4'],
    [
      'audio',
      'audio/mpeg',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), Buffer.from('fffb9064', 'hex'), Buffer.alloc(900)]),
      'sheet.mp3',
    ],
  ])('is known by its bytes: %s', async (kind, media_type, bytes, name) => {
    const file = await accepted(bytes, 'sheet')
    expect(file).toEqual({ id: 1, name, media_type, size: bytes.length, kind, is_resource_file: false })
    const [row] = await allFiles(test.db)
    expect(row).toMatchObject({ user_id: 1, is_temporary: true })
    expect(await buffer(await test.uploads.storage.get(row?.storage_key ?? ''))).toEqual(bytes)
  })

  it('of a film says where it is written in HEVC', async () => {
    expect(await accepted(filmOf('hvc1'))).toMatchObject({
      kind: 'video',
      media_type: 'video/mp4; codecs="hvc1"',
      name: 'file.mp4',
    })
    expect(await accepted(filmOf('avc1'))).toMatchObject({ media_type: 'video/mp4' })
  })

  it('of a picture is made anew, upright, without what the camera wrote', async () => {
    const photo = await samplePicture()
      .withExif({ IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const file = await accepted(photo, 'Photo from home.JPG')
    expect(file).toMatchObject({ name: 'Photo from home.jpg', kind: 'picture', media_type: 'image/jpeg' })
    const [row] = await allFiles(test.db)
    expect(row).toMatchObject({ width: 150, height: 300 })
    const kept = await buffer(await test.uploads.storage.get(row?.storage_key ?? ''))
    expect(kept.length).toBe(file.size)
    const { exif, orientation, width, height } = await sharp(kept).metadata()
    expect({ exif, orientation, width, height }).toEqual({ width: 150, height: 300 })
  })

  it.each([
    ['a program named as a picture', sampleProgram, 'photo.png'],
    ['a page named as a PDF', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'sheet.pdf'],
    ['a page that begins late', Buffer.from('\n\n  <html><body>hello</body></html>'), 'a.txt'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.png'],
    ['a drawing behind words', Buffer.from('hello <svg onload="alert(1)">'), 'a.txt'],
    ['text that is not UTF-8', Buffer.from('caf\xe9', 'latin1'), 'a.txt'],
    ['text with NUL', Buffer.from('a\0b'), 'a.txt'],
    ['another archive', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'), 'a.zip'],
  ])('is refused: %s', async (_, bytes, name) => {
    expect(await refused(bytes, name)).toEqual([422, 'FileTypeNotAllowed'])
  })

  it('is refused when it is empty, cut, or too large a picture', async () => {
    expect(await refused(Buffer.alloc(0), 'a.txt')).toEqual([422, 'FileIsDamaged'])
    const photo = await samplePicture().jpeg().toBuffer()
    expect(await refused(photo.subarray(0, photo.length / 2))).toEqual([422, 'FileIsDamaged'])
    expect(await refused(pngHead(30_000, 30_000))).toEqual([422, 'PictureTooLarge'])
  })

  it('of a document that unpacks to more than 100 MB is refused, whatever it says of itself', async () => {
    const bomb = Buffer.alloc(101 * MEGABYTE)
    expect(await refused(wordFile(bomb), 'a.docx')).toEqual([422, 'DocumentUnpacksTooLarge'])
    expect(await refused(wordFile(bomb, { announced: 10 }), 'a.docx')).toEqual([
      422,
      'DocumentUnpacksTooLarge',
    ])
    const cut = wordFile(Buffer.from('<w/>')).subarray(0, -30)
    expect((await refused(cut, 'a.docx'))[0]).toBe(422)
  })

  it('is refused over 25 MB, a video not before 200 MB', async () => {
    const pdf = Buffer.concat([samplePdf, Buffer.alloc(25 * MEGABYTE)])
    expect(await refused(pdf)).toEqual([413, 'FileTooLarge'])
    const video = await accepted(Buffer.concat([mp4Head, Buffer.alloc(26 * MEGABYTE)]))
    expect(video.kind).toBe('video')
    expect(await accepted(pdf.subarray(0, 25 * MEGABYTE))).toMatchObject({ size: 25 * MEGABYTE })
  })

  it('leaves nothing if its bytes can’t be stored, or its person’s account is deleted meanwhile', async () => {
    const { storage } = test.uploads
    const storeBy = (put: Storage['put']) =>
      storeUpload(
        test.db,
        { ...test.uploads, storage: { ...storage, put } },
        { userId: 1, name: 'sheet', now: TEST_NOW, bytes: Readable.from([samplePdf]) },
      )
    const isAway = storeBy(() => Promise.reject(new StorageUnavailable()))
    await expect(isAway).rejects.toMatchObject({ code: 'StorageUnavailable' })
    expect(await allFiles(test.db)).toEqual([])
    const keys: string[] = []
    const isLate = storeBy(async (key, ...given) => {
      await storage.put(key, ...given)
      keys.push(key)
      await takeOutWaiting(test.db, 1)
    })
    await expect(isLate).rejects.toMatchObject({ code: 'UploadNotFound' })
    await expect(storage.get(keys[0] ?? '')).rejects.toThrow()
    expect(await test.arrivals()).toEqual([])
  })
})
