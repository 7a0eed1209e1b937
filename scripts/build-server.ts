import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

/** Entry points: each becomes a file of its name in `dist/process/`, with the shared chunks beside it. */
const STARTED = [
  'src/server/main.ts',
  'src/server/command-line.ts',
  'seeds/demo/fill.ts',
  'seeds/demo/serve.ts',
  'src/platform/pictures/picture-worker.ts',
  'src/platform/pdf/pdf-worker.ts',
  'src/platform/pdf-pages/pdf-page-worker.ts',
]

/**
 * Packages stay outside the bundle (docs/decisions/009), except this one: Node would read its package.json of 180 kB
 * again for each of its hundred files, a third of a second at every start.
 */
const drizzleInside: Plugin = {
  name: 'drizzle-inside',
  setup({ onResolve }) {
    onResolve({ filter: /^drizzle-orm(\/|$)/ }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
    }))
  },
}

await build({
  entryPoints: STARTED,
  bundle: true,
  packages: 'external',
  plugins: [drizzleInside],
  platform: 'node',
  target: 'node24',
  format: 'esm',
  splitting: true,
  entryNames: '[name]',
  outdir: 'dist/process',
  logLevel: 'warning',
})
