import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EICAR, startClamd } from '#tests/support/local-clamd.ts'
import { openScanner } from './scanner.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pankh-scanner-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(bytes: string | Buffer): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return path
}

describe('the scanner', () => {
  it('lets a clean file pass, of any length, and none that it knows', async () => {
    const clamd = await startClamd()
    const scanner = openScanner(clamd.address)
    await scanner.expectThere()
    await scanner.check(await fileOf('Trace the line'))
    await scanner.check(await fileOf(Buffer.alloc(3_000_000, 7)))
    const marked = await fileOf(Buffer.concat([Buffer.alloc(1_000_000), Buffer.from(EICAR)]))
    await expect(scanner.check(marked)).rejects.toMatchObject({ code: 'FileHasVirus', status: 422 })
    await clamd.stop()
  })

  it('that is away, or says anything else, lets none pass', async () => {
    const away = { code: 'ScannerAway', status: 503 }
    const path = await fileOf('Trace the line')
    const clamd = await startClamd({ answer: 'INSTREAM size limit exceeded. ERROR\0' })
    await expect(openScanner(clamd.address).check(path)).rejects.toMatchObject(away)
    await clamd.stop()
    await expect(openScanner(clamd.address).check(path)).rejects.toMatchObject(away)
    await expect(openScanner(clamd.address).expectThere()).rejects.toMatchObject(away)
    const nowhere = openScanner({ path: join(folder, 'no-socket') })
    await expect(nowhere.check(path)).rejects.toMatchObject(away)
  })

  it('that is not configured lets all pass', async () => {
    await openScanner(undefined).check(await fileOf(EICAR))
  })
})
