import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { everyEndpoint } from './every-contract.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('names every call that no page uses, and no other, as one for clients', () => {
  const pages = globSync('src/**/ui/**/*.{ts,tsx}', { cwd: root })
    .concat(globSync('src/web/**/*.{ts,tsx}', { cwd: root }))
    .filter((file) => !/\.test\.|\.gen\./.test(file))
    .map(read)
    .join('\n')
  // Links open files; their addresses are defined beside their contracts.
  const calls = everyEndpoint.filter(({ reply }) => !(reply instanceof z.ZodAny))
  const unused = calls
    .filter(({ method, path }) => {
      // Calls that read are also opened by their address, with a query.
      const addresses = method === 'GET' ? [`'${path}`, `\`${path}`, `"${path}`] : [`'${path}'`]
      return ![`${method} ${path}`, ...addresses].some((written) => pages.includes(written))
    })
    .map(({ method, path }) => `${method} ${path}`)
  const listed = [...read('docs/clients.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)
  expect(new Set(unused)).toEqual(new Set(listed))
})
