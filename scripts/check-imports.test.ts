import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkImports } from './import-rules.ts'

type Tree = Record<string, string>

const PACKAGES = ['zod', 'drizzle-orm', 'pg', 'react']
const ROOMS = ['contract', 'features', 'foundation', 'platform', 'server', 'ui-kit', 'web']

const CLEAN: Tree = {
  'src/contract/endpoint.ts': "import { z } from 'zod'\nexport const endpoint = () => z",
  'src/messages.gen/messages.js': 'export const hello = () => "hello"',
  'src/platform/config/config.ts': 'export const port = process.env.PORT',
  'src/platform/db/connection.ts': "import pg from 'pg'\nexport const pool = pg",
  'src/ui-kit/card.tsx':
    "import './card.css'\nimport art from './art.svg?url'\nexport const Card = () => art",
  'src/ui-kit/card.css': '.card {}',
  'src/ui-kit/art.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/foundation/taxonomy/taxonomy.contract.ts':
    "import { endpoint } from '#contract/endpoint.ts'\nexport const list = endpoint()",
  'src/foundation/taxonomy/server/index.ts': 'export const skills = []',
  'src/foundation/taxonomy/testing/factory.ts': 'export const makeSkill = () => 1',
  'src/features/events/events.contract.ts':
    "import { list } from '#foundation/taxonomy/taxonomy.contract.ts'\nexport const events = list",
  'src/features/events/events.policy.ts':
    "import type { events } from './events.contract.ts'\nexport type Events = typeof events",
  'src/features/events/server/events.queries.ts':
    "import { sql } from 'drizzle-orm'\nexport const count = sql`select 1`",
  'src/features/events/server/index.ts':
    "import { skills } from '#foundation/taxonomy/server/index.ts'\nimport { count } from './events.queries.ts'\nexport const all = [skills, count]",
  'src/features/events/server/list.test.ts':
    "import { makeSkill } from '#foundation/taxonomy/testing/factory.ts'\nexport const skill = makeSkill()",
  'src/features/events/ui/events-page.tsx':
    "import { Card } from '#ui-kit/card.tsx'\nimport { hello } from '#messages/messages.js'\nexport const Page = () => [Card, hello]",
  'src/server/main.ts':
    "import { all } from '#features/events/server/index.ts'\nexport const routes = () => all\nexport const lazy = () => import('#platform/config/config.ts')",
  'src/web/router.tsx': "import { tree } from './route-tree.gen.ts'\nexport const router = () => tree",
  'src/web/route-tree.gen.ts':
    "import type { router } from './router.tsx'\nexport const tree = 1\nexport type R = typeof router",
  'src/web/sitemap.ts': "export { Page } from '#features/events/ui/events-page.tsx'",
  'seeds/demo/load.ts': "import { all } from '#features/events/server/index.ts'\nexport const seeds = all",
  'tests/support/postgres.ts':
    "import pg from 'pg'\nexport const server = [pg, process.env.TEST_DATABASE_URL]",
}

/** One broken tree for each way to break a rule: the file that breaks it, its text, and the rule's name. */
const BROKEN: [rule: string, path: string, text: string][] = [
  [
    '1-no-cycles',
    'src/features/events/server/events.queries.ts',
    "import type { all } from './index.ts'\nexport type All = typeof all\nexport const count = 1",
  ],
  ['1-imports-resolve', 'src/server/main.ts', "import '#platform/nowhere.ts'"],
  ['2-platform-stands-alone', 'src/platform/log.ts', "import '#foundation/taxonomy/server/index.ts'"],
  ['2-ui-kit-stands-alone', 'src/ui-kit/chip.tsx', "import type { port } from '#platform/config/config.ts'"],
  [
    '3-foundation-below-features',
    'src/foundation/taxonomy/server/tags.ts',
    "import '#features/events/events.contract.ts'",
  ],
  [
    '3-slices-below-compositions',
    'src/features/events/server/mail.ts',
    "import type {} from '#server/main.ts'",
  ],
  [
    '4-neighbours-by-their-public-api',
    'src/features/resources/server/list.ts',
    "import type { count } from '#features/events/server/events.queries.ts'",
  ],
  [
    '4-tests-use-neighbours-factories',
    'src/features/resources/server/list.test.ts',
    "import '#features/events/server/events.queries.ts'",
  ],
  [
    '5-pages-know-only-the-wire',
    'src/features/events/ui/details-page.tsx',
    "import type { all } from '../server/index.ts'",
  ],
  [
    '5-pages-know-only-the-wire',
    'src/web/router.tsx',
    "import type { port } from '#platform/config/config.ts'",
  ],
  [
    '6-contracts-import-contracts',
    'src/features/events/more.contract.ts',
    "import type { all } from './server/index.ts'",
  ],
  ['6-contracts-import-contracts', 'src/features/events/node.contract.ts', "import 'node:fs'"],
  ['6-contract-room-stands-alone', 'src/contract/client.ts', "import '#features/events/events.contract.ts'"],
  ['6-policies-import-contracts', 'src/features/events/more.policy.ts', "import './server/index.ts'"],
  [
    '7-drizzle-in-tables-and-queries',
    'src/features/events/server/list.ts',
    "import type {} from 'drizzle-orm'",
  ],
  ['7-drizzle-in-tables-and-queries', 'src/features/events/testing/factory.ts', "import 'drizzle-orm'"],
  ['7-connections-in-platform-db', 'seeds/demo/load.ts', "import 'pg'"],
  [
    '7-sql-in-tables-and-queries',
    'src/features/events/server/list.ts',
    'export const x = sql<number>`select 1`',
  ],
  ['8-environment-in-config', 'src/server/main.ts', 'export const port = process.env.PORT'],
  ['8-environment-in-config', 'src/server/main.ts', "export const env = process['env']"],
  ['8-environment-in-config', 'src/server/main.ts', 'export const { env } = globalThis.process'],
  ['8-environment-in-config', 'src/server/main.ts', "import { env } from 'node:process'\nexport { env }"],
  ['9-production-without-tests', 'src/server/main.ts', "import '#foundation/taxonomy/testing/factory.ts'"],
  [
    '9-production-without-tests',
    'src/server/cli.ts',
    "export const load = () => import('#seeds/demo/load.ts')",
  ],
  ['9-production-without-tests', 'src/platform/log.ts', "import type {} from '#tests/support/postgres.ts'"],
  ['11-no-other-programs', 'src/server/ask.ts', "export const run = () => import('node:child_process')"],
  [
    '10-words-at-each-request',
    'src/features/events/ui/events-page.tsx',
    "import * as m from '#messages/messages.js'\nexport const labels = { hello: m.hello() }",
  ],
  [
    '10-words-at-each-request',
    'src/features/events/ui/events-page.tsx',
    "import * as m from '#messages/messages.js'\nexport const labels = [1, 2].map(() => m.hello())",
  ],
]

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pankh-imports-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('finds nothing in a clean tree, and reads every module of it', async () => {
  plant(CLEAN)
  const { seen, unseen, violations } = await checkImports(root)
  expect(violations).toEqual([])
  expect(unseen).toEqual([])
  expect(seen).toBeGreaterThan(Object.keys(CLEAN).filter((path) => /\.tsx?$/.test(path)).length)
})

test.each(BROKEN)('names %s broken by %s', async (rule, path, text) => {
  plant({ ...CLEAN, [path]: text })
  const { violations } = await checkImports(root)
  expect([...new Set(violations.map((violation) => violation.rule))]).toEqual([rule])
  expect(violations.some(({ from, to }) => from === path || to.includes(path))).toBe(true)
})

test('lets words wait for their reader', async () => {
  const text =
    "import * as m from '#messages/messages.js'\n" +
    'export const labels = { hello: m.hello, bye: () => m.hello() }\n' +
    'export const Page = () => [1].map(() => m.hello())'
  plant({ ...CLEAN, 'src/features/events/ui/events-page.tsx': text })
  expect((await checkImports(root)).violations).toEqual([])
})

test('takes the word process.env in a comment or a text for what it is', async () => {
  plant({ ...CLEAN, 'src/server/main.ts': "// process.env\nexport const hint = 'process.env.PORT'" })
  expect((await checkImports(root)).violations).toEqual([])
})

function plant(tree: Tree): void {
  const rooms = ROOMS.map((room) => [`#${room}/*`, `./src/${room}/*`])
  const others = [
    ['#messages/*', './src/messages.gen/*'],
    ['#seeds/*', './seeds/*'],
    ['#tests/*', './tests/*'],
  ]
  const manifest = {
    type: 'module',
    imports: Object.fromEntries([...rooms, ...others]),
    dependencies: Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0'])),
  }
  const compilerOptions = { module: 'ESNext', moduleResolution: 'bundler', allowImportingTsExtensions: true }
  write('package.json', JSON.stringify(manifest))
  write('tsconfig.json', JSON.stringify({ compilerOptions }))
  for (const name of PACKAGES) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, type: 'module', exports: './index.js' }),
    )
    write(`node_modules/${name}/index.js`, 'export default {}')
  }
  for (const [path, text] of Object.entries(tree)) write(path, text)
}

function write(path: string, text: string): void {
  const full = join(root, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, text)
}
