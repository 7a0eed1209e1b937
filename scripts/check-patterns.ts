import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patternsIn, SLOW_ALLOWED, whySlow } from './slow-patterns.ts'

/** The time of every pattern of the product must grow no faster than the text, which people write. */
const ROOT = join(import.meta.dirname, '..')
const patterns = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['src/messages.gen/**'] })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .flatMap((path) => patternsIn(path, readFileSync(join(ROOT, path), 'utf8')))
const unlike = new Map(patterns.map((found) => [found.pattern, found]))
const allowed = new Set(SLOW_ALLOWED.map(([pattern]) => pattern))
let problems = 0

// One after the other: in parallel, they would time out on a busy machine.
for (const { path, line, pattern } of unlike.values()) {
  const why = allowed.has(pattern) ? undefined : await whySlow(pattern)
  if (why === undefined) continue
  problems += 1
  console.error(`${path}:${line}: ${pattern} is slow: ${why}`)
}
for (const pattern of allowed) {
  if (unlike.has(pattern)) continue
  problems += 1
  console.error(`scripts/slow-patterns.ts: ${pattern} stands in no code: take it off the list`)
}
console.log(`${unlike.size} patterns, ${problems} problems`)
// Otherwise the checker's own process would wait for more patterns.
process.exit(problems > 0 || unlike.size === 0 ? 1 : 0)
