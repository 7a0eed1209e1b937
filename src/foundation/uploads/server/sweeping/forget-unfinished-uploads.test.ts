import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { partsInFolder } from '../arriving/parts-in-folder.ts'
import { forgetUnfinishedUploads } from './forget-unfinished-uploads.ts'

const OWN = '7-11111111-1111-4111-8111-111111111111'
const OTHER = '77-22222222-2222-4222-8222-222222222222'
let arrivals: string

beforeEach(async () => {
  arrivals = await mkdtemp(join(tmpdir(), 'pankh-'))
})
afterEach(() => rm(arrivals, { recursive: true, force: true }))

const forget = (user_id: number) =>
  forgetUnfinishedUploads({ uploads: { parts: partsInFolder(arrivals) } }).handle(
    null as never,
    { user_id },
    null as never,
  )

describe('uploads that never became whole', () => {
  it('go with their person, with what the file was called; those of others stay', async () => {
    const folder = join(arrivals, 'resumable')
    await mkdir(folder)
    for (const name of [OWN, `${OWN}.json`, OTHER, `${OTHER}.json`]) await writeFile(join(folder, name), '…')
    await forget(7)
    expect((await readdir(folder)).sort()).toEqual([OTHER, `${OTHER}.json`])
    await forget(7)
  })

  it('need not be there', async () => {
    await expect(forget(7)).resolves.toBeUndefined()
  })
})
