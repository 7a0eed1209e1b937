import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `npm run demo`: builds all of it if something has changed since the last build, and opens the demo. Its catalogue is
 * loaded while the pages are built, and their files are compressed once it is open.
 */
const ROOT = join(import.meta.dirname, '..')
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
// Folders too: a file that is gone changes the one that it was in.
const sources = globSync(SOURCES, {
  cwd: ROOT,
  exclude: ['src/messages.gen/**', 'src/web/route-tree.gen.ts'],
})
const built = changedAt(BUILT)
const isStale = sources.some((path) => !/^src(\/web)?$/.test(path) && changedAt(path) > built)
if (isStale) execFileSync('npm', ['run', 'build:server'], { cwd: ROOT, stdio: 'inherit' })
const pages = isStale ? build('build:pages') : Promise.resolve()
const { serveDemo } = (await import(
  pathToFileURL(resolve(ROOT, 'dist/process/serve.js')).href
)) as typeof import('#seeds/demo/serve.ts')
await serveDemo({ pages })
if (isStale) await build('build:compressed')

async function build(step: string): Promise<void> {
  const building = spawn('npm', ['run', step], { cwd: ROOT, stdio: 'inherit' })
  process.once('exit', () => building.kill())
  const [code] = await once(building, 'exit')
  if (code !== 0) throw new Error(`npm run ${step} failed.`)
}
