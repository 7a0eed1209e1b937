import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { LANGUAGES_OF_MESSAGES, messageOptions } from './scripts/languages-of-messages.ts'
import { piecesOfPages } from './scripts/pieces-of-pages.ts'
import { pureContracts } from './scripts/pure-contracts.ts'
import { isRouteOfVisitors, visitorsTree } from './scripts/visitors-tree.ts'
import { wordsOfLanguages } from './scripts/words-of-languages.ts'
import { type Page, sitemap } from './src/web/sitemap.ts'

/** What the frame and the first page share, by its path. */
const inFrame = anyOf(
  /lucide-react\/dist\/esm\/[^/]*\.m?js/,
  /lucide-react\/dist\/esm\/icons\/(award|file-text|hand|headphones|video|wrench)\./,
  /messages\.gen\/runtime/,
  /messages\.gen\/messages\/(ages|certificate|events_near_match|filter_age_group|filter_skill|filter_tag|filter_type|minutes|status_label|status_upcoming)\.js/,
  /src\/contract\/(product|wire|written-languages)/,
  /src\/foundation\/easy-read\/ui\/use-reading\./,
  /src\/foundation\/(attribution|catalogue(?!\/ui\/read-as\.)|reading\/(reading-settings|ui\/(reading-control|waiting-picture-code)))/,
  /src\/features\/events\/(ui\/(event-words|catalogue\/event-card)|(on-demand-address|event-picture)\.contract)/,
  /src\/features\/banners\/ui\/banner-strip/,
  /src\/ui-kit\/(age-words|brand-mark|button|card|checkbox|chip|class-names|date-time|dates|disclosure|field)/,
  /src\/ui-kit\/(language-name|lazy-parts|number-words|page-failure|page-head|page-states|picture|progress-bar|script-language|search-field)/,
  /src\/ui-kit\/(segmented-links|select-field|short-rating|saves-data|skeleton|soft-line|stars\.|text-language-note|toasts|toast-store|type-badge|unsent)/,
)

/** Small things that many pages have one or two of: they need nothing but the frame. */
const inSmallThings = anyOf(
  /lucide-react\/dist\/esm\/icons\/(arrow-up|check|clock|download|eye|eye-off|flag|share-2|triangle-exclamation-point|user-round)\./,
  /messages\.gen\/messages\/(auth_optional|event_(crumbs|for_whom|free|skills|topics)|former_member|held_first_links|held_waits_here|opens_new_tab|review_log_in)\.js/,
  /src\/foundation\/accounts\/ui\/auto-actions\./,
  /src\/foundation\/creators\/creators\.contract/,
  /src\/foundation\/offline\/ui\/(save-offline-place|save-offline\.module)/,
  /src\/ui-kit\/(avatar|crumbs|failed-part|fresh-news|initials|share-button|share-link)\./,
)

/** Forms, in dialogs too. */
const inForms = anyOf(
  /src\/foundation\/accounts\/ui\/use-attempt\./,
  /src\/ui-kit\/(error-summary|form|form-fields|text-field)\./,
)

/** What is done with one press. */
const inActs = anyOf(
  /src\/foundation\/accounts\/ui\/(turn-button|use-held-form)\./,
  /src\/foundation\/creators\/ui\/follow-button/,
  /src\/foundation\/moderation\/ui\/report-link/,
)

/** What the pages of one event and one resource share. */
const inDetails = anyOf(
  /src\/foundation\/reviews\/ui\/(review-form|review-item|review-rating|reviews)\./,
  /src\/ui-kit\/(comment-list|detail-page|detail-page-skeleton|stars-field)\./,
)

/** Registering for an event, and what comes after it. */
const inRegistering = anyOf(
  /src\/features\/events\/ui\/details\/load-event\./,
  /src\/features\/events\/ui\/registering\/(after-registering|calendar-links|event-registration|join-link|register-form|use-when-room-opens)\./,
)

/** What the pages of events share, live and on demand. */
const inEvents = anyOf(
  /src\/features\/events\/ui\/event-crumbs\./,
  /src\/features\/events\/ui\/details\/(event-speakers|event-text)\./,
  /src\/features\/events\/ui\/feedback\/(one-of-many|question-item)\./,
)

/** Styles that `web/fetch-piece.ts` knows by their names: it never fetches them. */
const IN_EVERY_PAGE = new Set(['frame.css', 'routes.css'])

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
        // The names of built files, for the service worker (scripts/build-service-worker.ts).
        manifest: true,
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [
              // A door of a room runs nothing itself: a page takes what it uses of it, not all that stands behind.
              { test: /\/src\/.*\/ui\/index\.ts$/, sideEffects: false },
              // Built messages ask it for nothing (scripts/words-of-languages.ts).
              { test: /\/messages\.gen\/runtime\.js$/, sideEffects: false },
            ],
          },
          output: {
            // The first file names the scripts and styles of every page: a word less in each is 0.8 kB less on it.
            chunkFileNames: ({ name }) =>
              name.endsWith('-page') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css') && !IN_EVERY_PAGE.has(name))
                ? 'assets/[hash:7].css'
                : 'assets/[name]-[hash][extname]',
            // Fewer requests on slow lines, and what is needed together compresses better together.
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
                // Apart, these would be sixty small files on one page, and browsers ask for six at once.
                { name: 'small-things', test: inSmallThings },
                { name: 'listening', test: /src\/foundation\/easy-read\/ui\/listen\/listen\./ },
                { name: 'forms', test: inForms },
                { name: 'acts', test: inActs },
                {
                  name: 'easy-read',
                  test: /easy-read\/ui\/(content-warning|easy-read-text|easy-sentences|warning-words)\./,
                },
                { name: 'details', test: inDetails },
                { name: 'registering', test: inRegistering },
                { name: 'events', test: inEvents },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    paraglideVitePlugin(messageOptions),
    wordsOfLanguages(LANGUAGES_OF_MESSAGES),
    visitorsTree,
    piecesOfPages,
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
})

function anyOf(...paths: RegExp[]): RegExp {
  return new RegExp(paths.map(({ source }) => source).join('|'))
}

function routeOf({ path, file, pages }: Page): ReturnType<typeof index> | ReturnType<typeof route> {
  if (path === '/') return index(file)
  return pages ? route(path, file, pages.map(routeOf)) : route(path, file)
}
