import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { LANGUAGES_OF_MESSAGES, messageOptions } from './scripts/languages-of-messages.ts'
import { pureContracts } from './scripts/pure-contracts.ts'
import { splitByLanguage } from './scripts/split-by-language.ts'
import { type Page, sitemap } from './src/web/sitemap.ts'

/** From so many pages and lazy parts on, a module comes with the frame of every page. */
const IN_FRAME = 18
/** Icons and parts of the interface are small: shared by so many, they come together. Messages are smaller still. */
const IN_KIT = 5
const IN_WORDS = 4
/** Shared by many pages, but not by those that most people open: the tables and the parts of the administration. */
const OF_THE_DESK =
  /\/src\/(foundation\/admin-kit|contract\/rows-form|messages\.gen\/messages\/(table|admin)_|ui-kit\/([a-z-]*table|kept-on-device))/
const isOfAll = (id: string) => id.includes('/src/') && !OF_THE_DESK.test(id)
const isOfWords = (id: string) => id.includes('/src/messages.gen/') && !OF_THE_DESK.test(id)
const isOfKit = (id: string) => /lucide-react|\/src\/ui-kit\//.test(id) && !OF_THE_DESK.test(id)

export default defineConfig(({ command }) => ({
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A page's chunks are found by its code, fetched at the first sign of a press. To name all of every page's chunks
    // would weigh 3 kB on the first load of each. Styles must be named: nothing else fetches them.
    modulePreload: { resolveDependencies: (_file, chunks) => chunks.filter((one) => one.endsWith('.css')) },
    target: 'es2022',
    // Older targets would rewrite light-dark(), which the tokens stand on.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  environments: {
    client: {
      build: {
        // The names of built files, for the service worker (scripts/build-service-worker.ts).
        manifest: true,
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [
              // The public API of a room runs nothing itself: a page takes what it uses of it, not all that stands behind.
              { test: /\/src\/.*\/ui\/index\.ts$/, sideEffects: false },
              // Built messages ask it for nothing (scripts/split-by-language.ts).
              { test: /\/messages\.gen\/runtime\.js$/, sideEffects: false },
            ],
          },
          output: {
            // Fewer requests on slow lines, and what is needed together compresses better together.
            codeSplitting: {
              groups: [
                { name: 'base', test: /node_modules\/(react|react-dom|scheduler|@tanstack|seroval[^/]*)\// },
                { name: 'frame', test: isOfAll, minShareCount: IN_FRAME },
                { name: 'words', test: isOfWords, minShareCount: IN_WORDS },
                { name: 'kit', test: isOfKit, minShareCount: IN_KIT },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    // `npm run build` has compiled the messages; here a change of them is seen while developing.
    command === 'serve' && paraglideVitePlugin(messageOptions),
    splitByLanguage(LANGUAGES_OF_MESSAGES),
    pureContracts,
    tanstackStart({
      router: {
        entry: 'web/router.tsx',
        routesDirectory: '.',
        generatedRouteTree: 'web/route-tree.gen.ts',
        virtualRouteConfig: rootRoute(
          'web/root.tsx',
          sitemap.map(({ name, file, pages }) => layout(name, file, pages.map(routeOf))),
        ),
        quoteStyle: 'single',
        // A page's loader comes with the page: all of them together would weigh on the first load of each.
        codeSplittingOptions: {
          defaultBehavior: [
            ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
          ],
        },
      },
      client: { entry: 'web/client.tsx' },
      server: { entry: 'web/server.tsx', build: { inlineCss: true } },
      vite: { installDevServerMiddleware: false },
    }),
    react(),
  ],
}))

function routeOf({ path, file, pages }: Page): ReturnType<typeof index> | ReturnType<typeof route> {
  if (path === '/') return index(file)
  return pages ? route(path, file, pages.map(routeOf)) : route(path, file)
}
