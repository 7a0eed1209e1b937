import { rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ERRORS } from '@tus/server'
import { afterEach, describe, expect, it } from 'vitest'
import { samplePdf } from '../../testing/sample-files.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'
import { partsInFolder } from './parts-in-folder.ts'

const pdf = { name: 'sheet.pdf', bytes: samplePdf }
/** A folder where nobody can create a file, not even root. */
const CLOSED = '/sys/pankh'
/** Accepts no bytes: the disk is full. */
const FULL = '/dev/full'
/** A disk of no size. */
const NO_ROOM = '/proc'

// Only on Linux, where such a disk exists without creating one.
describe.skipIf(process.platform !== 'linux')('a disk that fails', () => {
  const test = uploadsApp('folder')
  let arrivals: string
  afterEach(() => {
    if (arrivals) test.uploads.arrivals = arrivals
  })

  it('is told to who sends a file', async () => {
    arrivals = test.uploads.arrivals
    test.uploads.arrivals = CLOSED
    const { status, body } = await sendFiles(test, 1, [pdf])
    expect([status, body]).toMatchObject([
      503,
      { data: { message: /can't save or open files/ }, errors: [{ code: 'StorageUnavailable' }] },
    ])
  })

  it('is told to who sends a file in parts, and their upload goes on once there is room', async () => {
    const headers = { 'tus-resumable': '1.0.0', 'x-person': '1' }
    const begun = await fetch(`${test.address}/master/tus/`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(samplePdf.length) },
    })
    const place = begun.headers.get('location') ?? ''
    const path = join(test.uploads.arrivals, 'resumable', basename(place))
    const send = () =>
      fetch(new URL(place, test.address), {
        method: 'PATCH',
        headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(samplePdf),
      })
    await rm(path)
    await symlink(FULL, path)
    const refused = await send()
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { errors: [{ code: 'StorageUnavailable' }] },
    ])
    await rm(path)
    await writeFile(path, '')
    expect((await send()).status).toBe(204)
  })

  it('answers 507 to an upload in parts when it has no room', async () => {
    const failed = { method: 'PATCH', id: '1-of-nobody' }
    expect(await partsInFolder(NO_ROOM).refusalOf(ERRORS.FILE_WRITE_ERROR, failed)).toMatchObject({
      status: 507,
      code: 'StorageIsFull',
    })
  })
})
