import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

it('loads in Node alone, forms of pages among it: a style sheet or a picture in it would end the process', async () => {
  const load = "await import('#server/serve-pages.ts'); await import('#server/build-app.ts')"
  const started = promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', load],
    { cwd: ROOT },
  )
  await expect(started).resolves.toMatchObject({ stdout: '' })
}, 120_000)
