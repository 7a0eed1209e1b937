import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from '#platform/db/database.ts'
import { type Given, type QueryFunction, queryFunctionsIn } from './sample-arguments.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** A statement that a query function sends when it is called with made-up arguments. */
export interface Statement {
  file: string
  name: string
  given: Given
  text: string
  /** Where it is sent, which may be in another function of the file. */
  sent: Pick<Frame, 'file' | 'at'>
}

/**
 * Calls every query function of `src` on a database that only records statements: once with all arguments
 * and once with the fewest. A statement sent through another query function belongs to that one.
 */
export async function callQueries() {
  const files = globSync('src/**/*.queries.ts', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/testing/'))
    .toSorted()
  const { program, checker, functions } = queryFunctionsIn(ROOT, files)
  const names = new Set(functions.map(({ file, name }) => `${file} ${name}`))
  const statements: Statement[] = []
  for (const called of functions)
    for (const given of ['most', 'least'] as const) {
      const isOthers = (frame: Frame) =>
        names.has(`${frame.file} ${frame.name}`) &&
        !(frame.file === called.file && frame.name === called.name)
      const keep = (text: string, frames: Frame[]) => {
        const [sent] = frames
        const caller = frames.find(({ file, name }) => names.has(`${file} ${name}`))
        if (!sent || (caller && isOthers(caller))) return
        const known = statements.some(
          (one) => one.file === called.file && one.name === called.name && one.text === text,
        )
        if (!known) statements.push({ ...called, given, text, sent })
      }
      await call(called, given, recordingDatabase(keep))
    }
  return { program, checker, functions, statements }
}

async function call({ file, name, argumentsOf }: QueryFunction, given: Given, db: Db): Promise<void> {
  const module = await import(pathToFileURL(join(ROOT, file)).href)
  const [first = '', method] = name.split('.')
  const run = method ? module[first][method].bind(module[first]) : module[first]
  try {
    await run(db, ...argumentsOf(given))
  } catch {
    // Some functions fail on made-up rows; what they sent before counts.
  }
}

interface Frame {
  file: string
  name: string
  /** `line:column`. */
  at: string
}

/** A row in which everything is 1. */
const anyRow = new Proxy({}, { get: (_, key) => (key === 'then' || key === 'toJSON' ? undefined : 1) })

function recordingDatabase(keep: (text: string, frames: Frame[]) => void): Db {
  // A statement is sent after the function that made it has returned, so its place is recorded where it is made.
  let made: Frame[] = []
  const client = {
    async query(query: string | { text: string; rowMode?: string }) {
      const text = typeof query === 'string' ? query : query.text
      if (!/^(begin|commit|rollback|savepoint|release)\b/i.test(text)) keep(text, made)
      return { rows: typeof query === 'string' || query.rowMode === 'array' ? [] : [anyRow], rowCount: 1 }
    },
  }
  const watched = (db: Db): Db =>
    new Proxy(db, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...given: unknown[]) => {
          made = framesOf(new Error().stack ?? '')
          const [work] = given
          if (key !== 'transaction' || typeof work !== 'function') return member.apply(target, given)
          return member.call(target, (tx: Db) => work(watched(tx)))
        }
      },
    })
  return watched(drizzle(client as unknown as pg.Client) as unknown as Db)
}

/** The frames in files of queries, the innermost first. */
function framesOf(stack: string): Frame[] {
  return [
    ...stack.matchAll(
      /at (?:async )?(?:(?:Object|Array)\.)?([\w.]+)? ?\(?.*?(src\/[^\s()]+\.queries\.ts):(\d+:\d+)\)?/g,
    ),
  ].map(([, name = '', file = '', at = '']) => ({ file, name, at }))
}

Error.stackTraceLimit = 60
