import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isOnServer } from '#tests/support/test-database.ts'
import { allFiles } from '../../testing/all-files.queries.ts'
import { samplePdf } from '../../testing/sample-files.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'
import { forgetUnfinishedUploads } from '../sweeping/forget-unfinished-uploads.ts'
import { PART_BYTES } from './bucket-store.ts'

const HEADERS = { 'tus-resumable': '1.0.0', 'x-person': '1' }
const MEGABYTE = 1024 * 1024
const film = Buffer.concat([samplePdf, randomBytes(2.5 * PART_BYTES)])

describe('parts of an upload in a bucket', () => {
  const test = uploadsApp('bucket')
  let other: string

  beforeAll(async () => {
    if (test.db) other = isOnServer() ? await test.openAnother() : test.address
  })
  afterEach(() => {
    test.mood.refuses = undefined
  })

  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) =>
    fetch(path, {
      method,
      headers: { ...HEADERS, ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
  const begin = async (headers: Record<string, string> = {}) => {
    const isAnnounced = !('upload-defer-length' in headers)
    const announced = { ...(isAnnounced ? { 'upload-length': String(film.length) } : {}), ...headers }
    return (await ask('POST', `${test.address}/master/tus/`, announced)).headers.get('location') ?? ''
  }
  const send = (place: string, to: string, { from, until }: { from: number; until?: number }) => {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) }
    return ask('PATCH', new URL(place, to).href, headers, film.subarray(from, until))
  }
  const offsetOf = async (place: string) =>
    Number((await ask('HEAD', new URL(place, other).href)).headers.get('upload-offset'))
  const storedHash = async () => {
    const [file] = await allFiles(test.db)
    return hashOf(await buffer(await test.uploads.storage.get(file?.storage_key ?? '')))
  }

  it('become the same file, however long the pieces are and whichever process they come to', async () => {
    const place = await begin()
    const pieces = [3 * MEGABYTE, 100, PART_BYTES, 5 * MEGABYTE, 1, film.length]
    let from = 0
    for (const [index, length] of pieces.entries()) {
      const until = Math.min(from + length, film.length)
      const answer = await send(place, index % 2 === 0 ? test.address : other, { from, until })
      expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(until)])
      from = until
    }
    expect(await storedHash()).toBe(hashOf(film))
    expect(await test.arrivals()).toEqual([])
  })

  it('are kept up to the one that the bucket refused, and the rest is sent again', async () => {
    const place = await begin()
    const { promise: nextCame, resolve: seeNext } = Promise.withResolvers<void>()
    test.mood.refuses = async ({ partNumber }) => {
      if (partNumber === '3') seeNext()
      if (partNumber !== '2') return false
      // The bucket would keep the next part if it arrived before this one is refused.
      await Promise.race([nextCame, wait(500)])
      return true
    }
    const refused = await send(place, test.address, { from: 0 })
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { errors: [{ code: 'StorageUnavailable' }] },
    ])
    test.mood.refuses = undefined
    expect(await offsetOf(place)).toBe(PART_BYTES)
    expect((await send(place, other, { from: PART_BYTES })).headers.get('upload-file-id')).toBe('1')
    expect(await storedHash()).toBe(hashOf(film))
  })

  it('are joined later where the bucket was away at the end', async () => {
    const place = await begin()
    test.mood.refuses = ({ method }) => method === 'POST'
    expect((await send(place, test.address, { from: 0 })).status).toBe(503)
    test.mood.refuses = undefined
    const asked = await ask('HEAD', new URL(place, other).href)
    expect(asked.headers.get('upload-file-id')).toBe('1')
    expect(await storedHash()).toBe(hashOf(film))
    expect(await test.arrivals()).toEqual([])
  })

  it('may belong to a file whose length is told with the last of them', async () => {
    const place = await begin({ 'upload-defer-length': '1' })
    await send(place, test.address, { from: 0, until: PART_BYTES + 5 })
    const headers = {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(PART_BYTES + 5),
      'upload-length': String(film.length),
    }
    const last = await ask('PATCH', new URL(place, other).href, headers, film.subarray(PART_BYTES + 5))
    expect(last.headers.get('upload-file-id')).toBe('1')
    expect(await storedHash()).toBe(hashOf(film))
  })

  it('go when they are a day old, and when their person goes', async () => {
    const theirs = { 'x-person': '2' }
    const place = await begin()
    await begin(theirs)
    await send(place, test.address, { from: 0, until: PART_BYTES + 5 })
    const { uploads } = test
    const none = null as never
    await forgetUnfinishedUploads({ uploads }).handle(none, { user_id: 1 }, none)
    expect([...(await uploads.parts.announcedBy(1)).keys()]).toEqual([])
    expect([...(await uploads.parts.announcedBy(2)).values()]).toEqual([film.length])
    const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)
    await uploads.parts.sweep(hours(23))
    expect(await test.arrivals()).toHaveLength(2)
    await uploads.parts.sweep(hours(25))
    expect(await test.arrivals()).toEqual([])
  })
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
