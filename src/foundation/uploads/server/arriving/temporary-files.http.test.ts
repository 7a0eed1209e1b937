import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { allFiles } from '../../testing/all-files.queries.ts'
import { samplePdf, samplePicture } from '../../testing/sample-files.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'
import { MOST_VIDEO_BYTES, type TemporaryFile } from '../../uploads.contract.ts'
import { claimUpload, storeUpload, sweepTemporaryFiles } from '../index.ts'
import { insertWithinQuota } from '../uploads.queries.ts'
import { sweepArrivals } from './arrivals.ts'
import { MOST_TEMPORARY_BYTES } from './upload-quota.ts'

const test = uploadsApp('folder')
const pdf = { name: 'sheet.pdf', bytes: samplePdf }
const later = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR_MS)
const upload = async (person: number, count = 1) => {
  const { body } = await sendFiles(
    test,
    person,
    Array.from({ length: count }, () => pdf),
  )
  return (body as { data: TemporaryFile[] }).data
}
const code = async (answer: ReturnType<typeof sendFiles>) => {
  const { status, body } = await answer
  return [status, (body as { errors?: [{ code: string }] }).errors?.[0]?.code]
}
/** Pretends that the person has this many bytes waiting. */
const pretendWaiting = (person: number, size_bytes: number, storage_key: string) =>
  insertWithinQuota(
    test.db,
    {
      user_id: person,
      storage_key,
      name: 'film.mp4',
      media_type: 'video/mp4',
      kind: 'video',
      size_bytes,
      created_at: test.clock.now(),
    },
    { since: later(-24), check: () => undefined },
  )

describe('which files still wait', () => {
  const list = async (person: number, ids: readonly number[]) => {
    const query = ids.map((id) => `id=${id}`).join('&')
    const answer = await test.app.inject({
      url: `/master/temp-file/list/?${query}`,
      headers: person ? { 'x-person': String(person) } : {},
    })
    return [answer.statusCode, answer.json<{ data: { id: number }[] }>().data]
  }

  it('is answered in the order asked for, without those that are used, gone or another person’s', async () => {
    const [first, second, used] = await upload(1, 3)
    const [theirs] = await upload(2)
    if (!first || !second || !used || !theirs) throw new Error('not uploaded')
    await claimUpload(test.db, { userId: 1, fileIds: [used.id], now: test.clock.now() })
    const asked = [second.id, first.id, used.id, theirs.id, 999_999]
    expect(await list(1, asked)).toEqual([200, [second, first]])
    expect(await list(2, asked)).toEqual([200, [theirs]])
    expect(await list(1, [])).toEqual([200, []])
  })

  it('is nobody’s business who is not logged in', async () => {
    expect((await list(0, [1]))[0]).toBe(401)
  })
})

describe('a form with files', () => {
  it('gives each its id, in the order sent, and keeps the name', async () => {
    const picture = await samplePicture().png().toBuffer()
    const { body } = await sendFiles(test, 1, [pdf, { name: '../../मेरी "तस्वीर".png', bytes: picture }])
    expect(body).toMatchObject({
      data: [
        { id: 1, name: 'sheet.pdf' },
        { id: 2, name: 'मेरी "तस्वीर".png', kind: 'picture' },
      ],
    })
  })

  it('is for people with an account, and has files in it, ten at most', async () => {
    expect(await code(sendFiles(test, 0, [pdf]))).toEqual([401, 'NotSignedIn'])
    expect(await code(sendFiles(test, 1, []))).toEqual([422, 'NoFile'])
    expect(
      await code(
        sendFiles(
          test,
          1,
          Array.from({ length: 11 }, () => pdf),
        ),
      ),
    ).toEqual([413, 'BodyTooLarge'])
    const asJson = await test.app.inject({
      method: 'POST',
      url: '/master/temp-file-upload',
      headers: { 'x-person': '1' },
      payload: { file: 'words' },
    })
    expect(asJson.statusCode).toBe(415)
  })

  it('is refused before it is read when it says that it is too long', async () => {
    const { socket, answer } = speak(`Content-Length: ${MOST_VIDEO_BYTES * 11}`, '')
    expect(await answer).toMatch(/^HTTP\/1.1 413 .*"BodyTooLarge"/s)
    socket.destroy()
  })

  it('that is cut leaves nothing behind', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
    const { socket } = speak('Content-Length: 100000', `${head}%PDF-1.7 ${'.'.repeat(20_000)}`)
    await expect.poll(() => test.arrivals()).toHaveLength(1)
    socket.destroy()
    await expect.poll(() => test.arrivals()).toEqual([])
    expect(await allFiles(test.db)).toEqual([])
  })

  it('lets five files of one person arrive at once, and no more', async () => {
    const slow = () =>
      Readable.from(
        (async function* () {
          await wait(200)
          yield samplePdf
        })(),
      )
    const now = test.clock.now()
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        storeUpload(test.db, test.uploads, { userId: 1, name: 'a.pdf', bytes: slow(), now }),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await upload(1)).toHaveLength(1)
  })
})

describe('the files of a day', () => {
  it('are a hundred a person, also when they come together', async () => {
    for (let index = 0; index < 98; index += 1) await pretendWaiting(1, 1, `files/${index}`)
    const answers = await Promise.all(Array.from({ length: 5 }, () => code(sendFiles(test, 1, [pdf]))))
    expect(answers.filter(([status]) => status === 200)).toHaveLength(2)
    expect(answers.filter(([, why]) => why === 'QuotaExceeded')).toHaveLength(3)
    expect(await upload(2)).toHaveLength(1)
    test.clock.set(later(25))
    expect(await upload(1)).toHaveLength(1)
  })

  it('are 500 MB a person', async () => {
    await pretendWaiting(1, MOST_TEMPORARY_BYTES - 1, 'files/long')
    expect(await code(sendFiles(test, 1, [pdf]))).toEqual([429, 'QuotaExceeded'])
    expect(await allFiles(test.db)).toHaveLength(1)
  })

  it('no longer count once they are used', async () => {
    const { id } = await pretendWaiting(1, MOST_TEMPORARY_BYTES, 'files/long')
    await claimUpload(test.db, { userId: 1, fileIds: [id], now: test.clock.now() })
    expect(await upload(1)).toHaveLength(1)
  })
})

describe('using a temporary file', () => {
  const claim = (userId: number, fileIds: number[]) =>
    claimUpload(test.db, { userId, fileIds, now: test.clock.now() })

  it('keeps it for good', async () => {
    const [first, second] = await upload(1, 2)
    const kept = await claim(1, [second?.id ?? 0, first?.id ?? 0])
    expect(kept.map(({ id, is_temporary }) => [id, is_temporary])).toEqual([
      [2, false],
      [1, false],
    ])
    expect(await sweepTemporaryFiles(test.db, test.uploads.storage, later(1000))).toBe(0)
  })

  it('is refused to another person, twice, and for what is not there, and then keeps none', async () => {
    const [mine] = await upload(1)
    const [theirs] = await upload(2)
    const both = [mine?.id ?? 0, theirs?.id ?? 0]
    await expect(
      test.db.transaction((tx) => claimUpload(tx, { userId: 1, fileIds: both, now: test.clock.now() })),
    ).rejects.toMatchObject({ code: 'UploadNotFound', status: 404 })
    expect((await allFiles(test.db)).every((file) => file.is_temporary)).toBe(true)
    await claim(1, [mine?.id ?? 0])
    await expect(claim(1, [mine?.id ?? 0])).rejects.toMatchObject({ code: 'UploadNotFound' })
    await expect(claim(1, [999])).rejects.toMatchObject({ code: 'UploadNotFound' })
  })
})

describe('the sweep', () => {
  it('deletes rows and bytes that nothing used for a day', async () => {
    await upload(1, 3)
    test.clock.set(later(2))
    await upload(1)
    const files = await allFiles(test.db)
    expect(await sweepTemporaryFiles(test.db, test.uploads.storage, later(23))).toBe(3)
    const left = await Promise.all(files.map((file) => test.uploads.storage.exists(file.storage_key)))
    expect(left).toEqual([false, false, false, true])
    expect(await allFiles(test.db)).toHaveLength(1)
  })

  it('keeps the row while the bytes can’t be deleted', async () => {
    await upload(1)
    const away = {
      ...test.uploads.storage,
      delete: async () => {
        throw new Error('the storage is away')
      },
    }
    await expect(sweepTemporaryFiles(test.db, away, later(25))).rejects.toThrow('away')
    expect(await allFiles(test.db)).toHaveLength(1)
  })

  it('deletes what was left half arrived a day ago', async () => {
    await writeFile(`${test.uploads.arrivals}/left`, 'x')
    await sweepArrivals(test.uploads.arrivals, new Date(Date.now() + 23 * HOUR_MS))
    expect(await test.arrivals()).toEqual(['left'])
    await sweepArrivals(test.uploads.arrivals, new Date(Date.now() + 25 * HOUR_MS))
    expect(await test.arrivals()).toEqual([])
  })
})

/** Speaks raw HTTP: sends a head and the beginning of a body, and reads the response until the connection ends. */
function speak(header: string, body: string): { socket: Socket; answer: Promise<string> } {
  const { hostname, port } = new URL(test.address)
  const socket = connect(Number(port), hostname)
  const answer = new Promise<string>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', () => resolve(''))
    socket.on('data', (chunk) => resolve(chunk.toString()))
  })
  socket.write(
    `POST /master/temp-file-upload/ HTTP/1.1\r\nHost: here\r\nX-Person: 1\r\n${header}\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\n\r\n${body}`,
  )
  return { socket, answer }
}
