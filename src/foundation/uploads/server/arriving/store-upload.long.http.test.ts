import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { mp4Head } from '../../testing/sample-files.ts'
import { uploadsApp } from '../../testing/uploads-app.ts'
import { storeUpload } from './store-upload.ts'

const MEGABYTE = 1024 * 1024

describe.each(['folder', 'bucket'] as const)('an upload to a %s', (storage) => {
  const test = uploadsApp(storage)

  it('of a film of 200 MB is never held in memory', async () => {
    const before = heldNow()
    let most = 0
    const film = Readable.from(
      (async function* () {
        yield mp4Head
        for (let sent = 0; sent < 3190; sent += 1) {
          if (sent % 100 === 0) most = Math.max(most, heldNow())
          yield Buffer.alloc(65_536)
        }
      })(),
    )
    const file = await storeUpload(test.db, test.uploads, {
      userId: 1,
      name: 'film.mp4',
      bytes: film,
      now: test.clock.now(),
    })
    expect(file.size_bytes).toBeGreaterThan(199 * MEGABYTE)
    expect(most - before).toBeLessThan(64 * MEGABYTE)
  })
})

/** Bytes in use, without garbage. */
function heldNow(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return arrayBuffers + heapUsed
}
