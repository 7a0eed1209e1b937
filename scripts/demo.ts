import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `npm run demo`: builds what has changed since the last build, or all of it the first time, and opens the demo. */
const ROOT = join(import.meta.dirname, '..')
/** Written last by `npm run build`. */
const BUILT = 'dist/process/serve.js'
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
if (sources.some((path) => !/^src(\/web)?$/.test(path) && changedAt(path) > built))
  execFileSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' })
await import(pathToFileURL(resolve(ROOT, BUILT)).href)
