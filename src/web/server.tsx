import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler, defaultRenderHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import { TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'
import { overwriteGetLocale } from '#messages/runtime.js'
import { PageFailure } from '#ui-kit/page-failure.ts'
import type { PageContext } from './page-context.ts'
import { searchOf } from './search-of.ts'

const [FIRST] = TEXT_LANGUAGES

const spoken = new AsyncLocalStorage<TextLanguage>()
overwriteGetLocale(() => spoken.getStore() ?? FIRST)

/** A page that can't be shown gets the status of the call that failed (`PageFailure` in ui-kit). */
const renderPage = defineHandlerCallback(async (rendering) => {
  const errors: unknown[] = rendering.router.state.matches.map(({ error }) => error)
  const failed = errors.find((error) => error instanceof PageFailure)
  const rendered = await defaultRenderHandler(rendering)
  const response = rendered instanceof Response ? rendered : rendered.response
  const html = withScriptsLast(await response.text())
  return new Response(html, { status: failed?.status ?? response.status, headers: response.headers })
})

const SCRIPT_TO_FETCH = /<link rel="modulepreload"[^<>]*>/g

/**
 * Moves a page's scripts after its text. React puts them into the head, where they compete with the text on a slow
 * network (docs/decisions/036).
 */
function withScriptsLast(html: string): string {
  const scripts = html.match(SCRIPT_TO_FETCH) ?? []
  return html.replace(SCRIPT_TO_FETCH, '').replace('</body>', () => `${scripts.join('')}</body>`)
}

/** A page links to the built files of its language (`scripts/words-of-languages.ts`). */
const rendererOf = (language: TextLanguage) =>
  createStartHandler({
    handler: renderPage,
    ...(language !== FIRST && {
      transformAssets: ({ kind, url }) =>
        kind === 'script' ? url.replace(/^\/assets\//, `/assets/${language}/`) : url,
    }),
  })

const renderers = new Map(TEXT_LANGUAGES.map((language) => [language, rendererOf(language)]))

/** Renders pages and parses addresses. The process mounts it behind Fastify and passes its context. */
export default {
  searchOf,
  fetch: (request: Request, options: { context: PageContext }) => {
    const { language } = options.context
    return spoken.run(language, () => renderers.get(language)?.(request, options as never))
  },
}
