import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callQueries, type Statement } from '#tests/support/sql/called-queries.ts'
import { layOut } from '#tests/support/sql/layout-sql.ts'
import { shapeProblems } from '#tests/support/sql/row-shapes.ts'

// `npm run sql` writes every statement of every query to docs/sql/, one file per feature. With --check, it compares the
// files with the code, and the columns of each statement with the rows that the code expects.

const FOLDER = join(import.meta.dirname, '../docs/sql')

const called = await callQueries()
/** `src/features/events/…` belongs to `features-events`. */
const roomOf = (file: string) => file.split('/').slice(1, 3).join('-')
const rooms = Map.groupBy(called.statements, ({ file }) => `${roomOf(file)}.sql`)
const pages = new Map([...rooms].map(([name, of]) => [name, pageOf(of)]))

mkdirSync(FOLDER, { recursive: true })
const written = readdirSync(FOLDER)
const isFresh = (name: string) =>
  written.includes(name) && readFileSync(join(FOLDER, name), 'utf8') === pages.get(name)
const stale = [...new Set([...pages.keys(), ...written])].filter((name) => !isFresh(name)).toSorted()

console.log(`${called.functions.length} queries, ${called.statements.length} statements, ${pages.size} files`)
if (process.argv.includes('--check')) await check()
else write()

function write(): void {
  for (const name of stale) rmSync(join(FOLDER, name), { force: true })
  for (const [name, page] of pages) writeFileSync(join(FOLDER, name), page)
}

async function check(): Promise<void> {
  const { problems, compared } = await shapeProblems(called)
  for (const problem of problems) console.error(problem)
  if (stale.length > 0)
    console.error(
      `docs/sql is not as the queries are (${stale.join(', ')}). Run "npm run sql" and commit what it writes.`,
    )
  console.log(`${compared} of them compared with the database, ${problems.length} of another shape`)
  if (problems.length > 0 || stale.length > 0 || compared === 0) process.exitCode = 1
}

function pageOf(of: readonly Statement[]): string {
  const files = Map.groupBy(of, ({ file }) => file)
  const parts = [...files].flatMap(([file, ofFile]) => [`-- ${file}`, ...ofFile.map(entryOf)])
  return `${parts.join('\n\n')}\n`
}

function entryOf({ name, given, text }: Statement): string {
  return `-- ${name}${given === 'least' ? ', with the least that it may be given' : ''}\n${layOut(text)};`
}
