import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * `npm run build`, after Vite: bundles the service worker with the names of the built files that the offline page
 * needs. Other files are cached when a visit uses them.
 */
const CLIENT = join(import.meta.dirname, '../dist/client')
const MANIFEST = join(CLIENT, '.vite')

/** Parts of pages that the offline page imports. */
const SHELL = [
  'src/foundation/offline/ui/offline-page.tsx',
  'src/foundation/offline/ui/start-offline.ts',
  'src/web/layouts/default-layout.tsx',
  'src/web/layouts/logged-in-entries.tsx',
]
/** Fonts of a first visit in English; others are cached once they are used. */
const FONTS = /\/(atkinson-hyperlegible-next|baloo-2)-latin-wght-normal-/
const STANDING = ['/feather.svg']

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
  assets?: string[]
}
const manifest = JSON.parse(await readFile(join(MANIFEST, 'manifest.json'), 'utf8')) as Record<string, Chunk>

const names = Object.keys(manifest)
const wanted = new Set<string>(names.filter((name) => manifest[name]?.isEntry))
for (const part of SHELL) {
  const found = names.filter((name) => name.replace(/\?.*$/, '') === part)
  if (found.length === 0) throw new Error(`the build has no ${part}`)
  for (const name of found) wanted.add(name)
}
for (const name of wanted) for (const other of manifest[name]?.imports ?? []) wanted.add(other)

const files = new Set(STANDING)
for (const name of wanted) {
  const { file, css = [], assets = [] } = manifest[name] ?? { file: '' }
  for (const one of [file, ...css, ...assets]) {
    if (/\.(js|css)$/.test(one) || FONTS.test(one)) files.add(`/${one}`)
  }
}
const shell = [...files].sort()

await build({
  entryPoints: [join(import.meta.dirname, '../src/web/service-worker/service-worker.ts')],
  outfile: join(CLIENT, 'service-worker.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  logLevel: 'warning',
  define: {
    __SHELL__: JSON.stringify(shell),
    __VERSION__: JSON.stringify(createHash('sha256').update(shell.join()).digest('hex').slice(0, 12)),
    'process.env.NODE_ENV': '"production"',
  },
})
await rm(MANIFEST, { recursive: true })
