import type { Plugin } from 'vite'

/** What Vite calls for every `import()` in a browser's code: a module without a file. */
const VITES = '\0vite/preload-helper.js'

/** Pieces of pages are fetched by our own `web/fetch-piece.ts`, which says why. */
export const piecesOfPages: Plugin = {
  name: 'pieces-of-pages',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === VITES ? `export { fetchPiece as __vitePreload } from '/src/web/fetch-piece.ts'` : null,
}
