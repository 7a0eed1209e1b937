import type { Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { endListening } from '#tests/support/listening.ts'
import { isOnServer } from '#tests/support/test-database.ts'
import { allFiles } from '../../testing/all-files.queries.ts'
import { samplePdf } from '../../testing/sample-files.ts'
import { sendBeginning } from '../../testing/send-beginning.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'

const HEADERS = { 'tus-resumable': '1.0.0', 'x-person': '1' }
const film = Buffer.concat([samplePdf, Buffer.alloc(3_000_000, 7)])
const PARTS = { ...HEADERS, 'content-type': 'application/offset+octet-stream' }

describe.runIf(isOnServer()).each([
  { storage: 'folder', what: 'a folder', rounds: 8 },
  { storage: 'bucket', what: 'only a bucket', rounds: 4 },
] as const)('a resumable upload to two processes that share $what', ({ storage, rounds }) => {
  const test = uploadsApp(storage)
  let other: string
  const lines: Socket[] = []

  beforeAll(async () => {
    if (test.db) other = await test.openAnother()
  })

  afterEach(() => {
    for (const line of lines.splice(0)) line.destroy()
  })

  async function begin(size: number): Promise<string> {
    const answer = await fetch(new URL('/master/tus/', test.address), {
      method: 'POST',
      headers: { ...HEADERS, 'upload-length': String(size) },
    })
    return answer.headers.get('location') ?? ''
  }
  const send = (place: string, offset: number, body: Buffer, to: string) =>
    fetch(new URL(place, to), {
      method: 'PATCH',
      headers: { ...PARTS, 'upload-offset': String(offset) },
      body: new Uint8Array(body),
    })
  const head = (place: string, to: string) => fetch(new URL(place, to), { method: 'HEAD', headers: HEADERS })

  it('goes on at the other one', async () => {
    const place = await begin(samplePdf.length)
    await send(place, 0, samplePdf.subarray(0, 20), test.address)
    expect((await head(place, other)).headers.get('upload-offset')).toBe('20')
    const last = await send(place, 20, samplePdf.subarray(20), other)
    expect([last.status, last.headers.get('upload-file-id')]).toEqual([204, '1'])
    expect((await head(place, test.address)).headers.get('upload-file-id')).toBe('1')
  })

  it('is stored once when the same parts come to both at once, and no request fails', async () => {
    const [part, rest] = [samplePdf.subarray(0, 20), samplePdf.subarray(20)]
    for (let round = 1; round <= rounds; round += 1) {
      const place = await begin(samplePdf.length)
      const both = async (offset: number, body: Buffer) =>
        Promise.all([test.address, other].map((to) => send(place, offset, body, to)))
      const begun = await both(0, part)
      const ended = await Promise.all([
        both(20, rest),
        both(samplePdf.length, Buffer.alloc(0)),
        Promise.all([head(place, test.address), head(place, other)]),
      ])
      for (const { status } of [begun, ended].flat(2))
        expect([200, 204, 404, 409, 410, 423]).toContain(status)
      expect(await allFiles(test.db)).toHaveLength(round)
    }
    expect(await test.arrivals()).toEqual([])
  })

  it('is taken over from a connection to the other that says nothing any more', async () => {
    const place = await begin(film.length)
    await stopHalfWay(place)
    const offset = Number((await head(place, other)).headers.get('upload-offset'))
    const last = await send(place, offset, film.subarray(offset), other)
    expect([last.status, last.headers.get('upload-file-id')]).toEqual([204, '1'])
  })

  it('can be written to again after the sessions that held its locks were ended', async () => {
    const place = await begin(film.length)
    await stopHalfWay(place)
    expect(await endListening(test.db)).toHaveLength(2)
    await expect
      .poll(
        async () => {
          const offset = Number((await head(place, other)).headers.get('upload-offset'))
          return (await send(place, offset, film.subarray(offset), other)).status
        },
        { timeout: 20_000 },
      )
      .toBe(204)
  })

  /** Sends the beginning of a part to the first process and leaves the connection open. */
  async function stopHalfWay(place: string): Promise<void> {
    const bytes = film.subarray(0, 1_000_000)
    lines.push(await sendBeginning(test, { place, bytes, announced: film.length }))
  }
})
