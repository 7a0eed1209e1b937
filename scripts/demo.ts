import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run demo`: builds everything if something has changed since the last build, and serves the demo. The catalogue
 * is loaded while the pages are built, and their files are compressed once the server runs.
 */
const ROOT = join(import.meta.dirname, '..')
/** These save memory (docs/operations.md). */
const LIMITS = ['--max-semi-space-size=16', '--max-old-space-size=256', '--liftoff-only']
const ENVIRONMENT = { ...process.env, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }
/** Written last by `npm run build`. */
const BUILT = 'dist/built'
const SOURCES = [
  ...['content', 'messages', 'migrations', 'project.inlang', 'public', 'scripts', 'seeds', 'src'].map(
    (folder) => `${folder}/**`,
  ),
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

const changedAt = (path: string) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0
// Folders too: a deleted file changes the folder that it was in.
const sources = globSync(SOURCES, {
  cwd: ROOT,
  exclude: ['src/messages.gen/**', 'src/web/route-tree.gen.ts'],
})
const built = changedAt(BUILT)
const isStale = sources.some((path) => !/^src(\/web)?$/.test(path) && changedAt(path) > built)
if (isStale) execFileSync('npm', ['run', 'build:server'], { cwd: ROOT, stdio: 'inherit' })
const pages = isStale ? run('npm', ['run', 'build:pages']) : undefined
await Promise.all([pages, run(process.execPath, [...LIMITS, 'dist/process/fill.js'])])
const served = start(process.execPath, [...LIMITS, 'dist/process/serve.js'], 'ipc')
// This process ends after the server, which stops in its own time. A terminal sends SIGINT to both.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => served.kill())
if (isStale) served.once('message', () => void run('npm', ['run', 'build:compressed']))
const [code] = await once(served, 'exit')
process.exit(code ?? 1)

/** @param channel `ipc` to hear the messages of the process */
function start(command: string, words: string[], channel: 'ipc' | 'ignore' = 'ignore'): ChildProcess {
  const stdio = ['inherit', 'inherit', 'inherit', channel] as const
  const started = spawn(command, words, { cwd: ROOT, env: ENVIRONMENT, stdio: [...stdio] })
  process.once('exit', () => started.kill())
  return started
}

/** Resolves once the command has ended; ends this process if it failed. */
async function run(command: string, words: string[]): Promise<void> {
  const [code] = await once(start(command, words), 'exit')
  if (code !== 0) process.exit(code ?? 1)
}
