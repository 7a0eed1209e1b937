import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identifyFile } from './identify-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pankh-kinds-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function kindOf(bytes: string | Buffer): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return identifyFile(path).then(
    ({ kind }) => kind,
    (error) => error.code ?? error,
  )
}

describe('a file', () => {
  it.each([
    ['of captions', 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n'],
    ['that begins as a picture or a program would', 'BMX bikes are for everyone.'],
    ['that is long, with a letter across two reads', `a${'न'.repeat(100_000)}`],
    ['that speaks of a page far below', `${'Words. '.repeat(20_000)}<html>`],
  ])('%s is text', async (_, words) => {
    expect(await kindOf(words)).toBe('text')
  })

  it.each([
    ['of captions that draw', 'WEBVTT\n\n<svg onload="alert(1)">'],
    ['of formatted text', '{\\rtf1\\ansi Hello}'],
    ['for a printer', '%!PS-Adobe-3.0\nshowpage\n'],
    ['that ends within a letter', Buffer.from('नमस्ते').subarray(0, -1)],
    ['with a NUL far below', `${'Words. '.repeat(20_000)}\0`],
    ['that is empty', ''],
  ])('%s is refused', async (_, words) => {
    expect(await kindOf(words)).toBe('FileTypeNotAllowed')
  })
})
