import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startS3 } from '#tests/support/local-s3.ts'
import { openFolder } from './folder-storage.ts'
import { StoredFileIsMissing } from './keys.ts'
import { openStorage } from './open-storage.ts'
import { StorageUnavailable } from './storage.errors.ts'
import { newKey, type Storage } from './storage.ts'

const stops: (() => unknown)[] = []
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

const inFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-storage-'))
  stops.push(() => rm(folder, { recursive: true }))
  return openStorage({ kind: 'folder', folder })
}
const inBucket = async () => {
  const s3 = await startS3()
  const storage = openStorage(s3.address)
  stops.push(s3.stop, () => storage.close())
  return storage
}
const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))

describe.each([
  ['folder', inFolder],
  ['bucket', inBucket],
])('a %s', (_, start) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await start()
  })
  const put = async (content = bytes) => {
    const key = newKey('files')
    await storage.put(key, Readable.from([content]), { size: content.length, type: 'audio/wav' })
    return key
  }
  const read = async (...wanted: Parameters<Storage['get']>) => buffer(await storage.get(...wanted))

  it('gives back what was put', async () => {
    const key = await put()
    expect(Buffer.compare(await read(key), bytes)).toBe(0)
    expect((await storage.head(key)).size).toBe(bytes.length)
    expect(await storage.exists(key)).toBe(true)
  })

  it('gives a part, both ends included', async () => {
    const key = await put()
    expect(await read(key, { start: 10, end: 12 })).toEqual(bytes.subarray(10, 13))
    expect(await read(key, { start: 99_999, end: 99_999 })).toEqual(bytes.subarray(99_999))
  })

  it('moves and deletes, and deletes twice without complaint', async () => {
    const [from, to] = [await put(), newKey('pictures')]
    await storage.move(from, to)
    expect([await storage.exists(from), await storage.exists(to)]).toEqual([false, true])
    await storage.delete(to)
    await storage.delete(to)
    expect(await storage.exists(to)).toBe(false)
  })

  it('lists every file with its size', async () => {
    const keys = [await put(), await put(Buffer.from('short'))]
    const listed = new Map<string, number>()
    for await (const { key, size } of storage.list()) listed.set(key, size)
    expect(keys.map((key) => listed.get(key))).toEqual([bytes.length, 5])
  })

  it('says what is missing', async () => {
    const key = newKey('files')
    await expect(storage.get(key)).rejects.toThrow(StoredFileIsMissing)
    await expect(storage.head(key)).rejects.toThrow(StoredFileIsMissing)
  })

  it.each(['../secret', 'files/../../secret', '/etc/passwd', 'files/a b', 'files/%2e%2e', ''])(
    'takes no key that we did not make: %j',
    async (key) => {
      await expect(storage.get(key)).rejects.toThrow(StoredFileIsMissing)
      await expect(storage.delete(key)).rejects.toThrow(StoredFileIsMissing)
    },
  )
})

it('lists no file that we did not make', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-storage-'))
  stops.push(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'notes of somebody.txt'), 'mine')
  const storage = openFolder(folder)
  const key = newKey('pictures')
  await storage.put(key, Readable.from([bytes]), { size: bytes.length, type: 'image/webp' })
  const listed: unknown[] = []
  for await (const file of storage.list()) listed.push(file)
  expect(listed).toEqual([{ key, size: bytes.length }])
})

it('makes its folder when the first file comes', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'pankh-storage-'))
  stops.push(() => rm(parent, { recursive: true }))
  const storage = openFolder(join(parent, 'files'))
  await storage.put(newKey('files'), Readable.from([bytes]), { size: bytes.length, type: 'audio/wav' })
  expect(await readdir(parent)).toEqual(['files'])
})

// S3 stores no object whose bytes did not all arrive; the small service used in tests does.
it('keeps nothing of a stream that breaks, in a folder', async () => {
  const storage = await inFolder()
  const key = newKey('files')
  const breaking = Readable.from(
    (async function* () {
      yield bytes
      throw new Error('cut')
    })(),
  )
  await expect(storage.put(key, breaking, { size: 200_000, type: 'audio/wav' })).rejects.toThrow(
    'Cannot write',
  )
  expect(await storage.exists(key)).toBe(false)
  await expect(
    storage.put(key, Readable.from([bytes]), { size: 200_000, type: 'audio/wav' }),
  ).rejects.toThrow('declared size')
  expect(await storage.exists(key)).toBe(false)
})

it('lists no file of which bytes are still to come, in a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pankh-storage-'))
  stops.push(() => rm(folder, { recursive: true }))
  const storage = openFolder(folder)
  const key = newKey('files')
  const filesIn = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  const listed = async () => {
    const keys: string[] = []
    for await (const file of storage.list()) keys.push(file.key)
    return keys
  }
  const slow = Readable.from(
    (async function* () {
      yield bytes
      await vi.waitUntil(async () => (await filesIn()).length === 1)
      expect(await listed()).toEqual([])
      expect(await storage.exists(key)).toBe(false)
      yield bytes
    })(),
  )
  await storage.put(key, slow, { size: 200_000, type: 'audio/wav' })
  expect(await listed()).toEqual([key])
  expect(await filesIn()).toHaveLength(1)
})

/** Milliseconds within which people are told that a storage service hangs. */
const TOLD_WITHIN = 10_000

describe('a bucket whose service is away', () => {
  const lines = new Set<Socket>()
  const bucketAt = (port: number) => {
    const storage = openStorage({
      kind: 's3',
      bucket: 'pankh-test',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'any', secretAccessKey: 'any' },
    })
    stops.push(() => storage.close())
    return storage
  }
  const tryAll = (storage: Storage) => {
    const key = newKey('files')
    return [
      storage.get(key),
      storage.head(key),
      storage.exists(key),
      storage.move(key, newKey('pictures')),
      storage.delete(key),
      storage.put(key, Readable.from([bytes]), { size: bytes.length, type: 'audio/wav' }),
    ]
  }

  /** A file of which half arrives, and its connection. */
  async function getHalf() {
    const service = createServer((line) => {
      lines.add(line.on('error', () => undefined))
      line.once('data', () => line.write('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf!'))
    })
    await once(service.listen(0, '127.0.0.1'), 'listening')
    stops.push(() => service.close())
    const connected = once(service, 'connection')
    const bytes = await bucketAt((service.address() as AddressInfo).port).get(newKey('files'))
    const [line] = (await connected) as [Socket]
    return { bytes, line }
  }

  it('says so within 10 s where it takes connections and says nothing', async () => {
    const silent = createServer((line) => void lines.add(line.on('error', () => undefined)))
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    stops.push(() => {
      for (const line of lines) line.destroy()
      silent.close()
    })
    const began = performance.now()
    const ends = await Promise.allSettled(tryAll(bucketAt((silent.address() as AddressInfo).port)))
    expect(ends.map((end) => end.status === 'rejected' && end.reason instanceof StorageUnavailable)).toEqual(
      ends.map(() => true),
    )
    expect(performance.now() - began).toBeLessThan(TOLD_WITHIN)
  })

  it('cuts a file whose rest does not come within 10 s', async () => {
    const { bytes } = await getHalf()
    const began = performance.now()
    const parts: string[] = []
    const reading = async () => {
      for await (const part of bytes) parts.push(String(part))
    }
    await expect(reading()).rejects.toBeInstanceOf(StorageUnavailable)
    expect(parts).toEqual(['half!'])
    expect(performance.now() - began).toBeLessThan(TOLD_WITHIN)
  })

  it('ends the connection of a file that nobody reads any more', async () => {
    const { bytes, line } = await getHalf()
    const closed = once(line, 'close')
    bytes.destroy()
    await closed
  }, 2_000)

  it('says so at once where it is not there', async () => {
    const closed = createServer()
    await once(closed.listen(0, '127.0.0.1'), 'listening')
    const { port } = closed.address() as AddressInfo
    await new Promise((done) => closed.close(done))
    for (const end of await Promise.allSettled(tryAll(bucketAt(port)))) {
      expect(end).toMatchObject({ status: 'rejected', reason: { code: 'StorageUnavailable', status: 503 } })
    }
  })
})
