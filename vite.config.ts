import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { isRouteOfVisitors, visitorsTree } from './scripts/visitors-tree.ts'
import { sitemap } from './src/web/sitemap.ts'

/**
 * The pages are in English until a language can be chosen: mails, PDFs and the server need the others, the browser
 * does not. The legal texts name their language themselves.
 */
const pagesInEnglish: Plugin = {
  name: 'pages-in-english',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/messages\.gen\/messages\/(?!legal_)\w+\.js/.test(id)) return
    // What chooses a language and calls the words of it would weigh 1 kB on the first load.
    return code.replace(/export const (\w+) = [^;]*return en_\1\(inputs\)\n\}\);?/, 'export { en_$1 as $1 }')
  },
}

/** What the frame and the first page share, by its path. */
const inFrame = new RegExp(
  [
    /lucide-react\/dist\/esm\/[^/]*\.m?js/,
    /lucide-react\/dist\/esm\/icons\/(award|hand|video|wrench)\./,
    /messages\.gen\/runtime/,
    /messages\.gen\/messages\/(ages|certificate|filter_tag|filter_type|minutes|status_label|status_upcoming)\.js/,
    /src\/contract\/product/,
    /src\/foundation\/(attribution|catalogue)\//,
    /src\/features\/events\/(ui\/(event-words|catalogue\/event-card)|(on-demand-address|event-picture)\.contract)/,
    /src\/features\/banners\/ui\/banner-strip/,
    /src\/ui-kit\/(age-words|brand-mark|button|card|checkbox|chip|class-names|date-time|dates|disclosure|field)/,
    /src\/ui-kit\/(lazy-parts|number-words|page-failure|page-head|page-states|picture|progress-bar|search-field)/,
    /src\/ui-kit\/(segmented-links|select-field|short-rating|skeleton|soft-line|stars|toast|type-badge)/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

export default defineConfig({
  build: {
    assetsInlineLimit: 0,
    // A page's pieces are found by its code, fetched at the first sign of a press. To name all of every page's pieces
    // would weigh 3 kB on the first load of each. Styles must be named: nothing else fetches them.
    modulePreload: { resolveDependencies: (_file, pieces) => pieces.filter((one) => one.endsWith('.css')) },
    target: 'es2022',
    // Older targets would rewrite light-dark(), which the tokens stand on.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first file names the scripts and styles of every page: a word less in each is 0.8 kB less on it.
            chunkFileNames: ({ name }) =>
              name.endsWith('-page') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:7].css'
                : 'assets/[name]-[hash][extname]',
            // What every page needs in one file: fewer requests on slow lines, and it compresses better together.
            codeSplitting: {
              groups: [
                { name: 'base', test: /node_modules\/(react|react-dom|scheduler|@tanstack|seroval[^/]*)\// },
                // In thirty small files it would weigh more.
                {
                  name: 'frame',
                  test: inFrame,
                },
                // Both trees of routes stand on these: without a file of their own, each would be one.
                { name: 'routes', test: isRouteOfVisitors },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/messages.gen',
      strategy: ['baseLocale'],
    }),
    pagesInEnglish,
    visitorsTree,
    tanstackStart({
      router: {
        entry: 'web/router.tsx',
        routesDirectory: '.',
        generatedRouteTree: 'web/route-tree.gen.ts',
        virtualRouteConfig: sitemap,
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
})
