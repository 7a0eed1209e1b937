import { AsyncLocalStorage } from 'node:async_hooks'
import { getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import ReactDOMServer from 'react-dom/server'
import { TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'
import { overwriteGetLocale } from '#messages/runtime.js'
import { PageFailure } from '#ui-kit/page-failure.ts'
import type { PageContext } from './page-context.ts'
import { searchOf } from './search-of.ts'

const [FIRST] = TEXT_LANGUAGES

interface PageInProgress {
  language: TextLanguage
  /** Empty until the page is rendered, and for a redirect. */
  html: string
}

const pageInProgress = new AsyncLocalStorage<PageInProgress>()
overwriteGetLocale(() => pageInProgress.getStore()?.language ?? FIRST)

/**
 * Renders a page; one that can't be shown gets the status of the call that failed (`PageFailure` in ui-kit). The text
 * is handed over as it is: as the body of a `Response` it would be encoded and decoded again.
 */
const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  try {
    const html = ReactDOMServer.renderToString(<RouterServer router={router} />)
    const page = pageInProgress.getStore()
    if (page) page.html = withScriptsLast(await transformHtmlStringWithRouter(router, html))
    const errors: unknown[] = router.state.matches.map(({ error }) => error)
    const failed = errors.find((error) => error instanceof PageFailure)
    return new Response(null, { status: failed?.status ?? getSsrStatus(router), headers: responseHeaders })
  } finally {
    router.serverSsr?.cleanup()
  }
})

const SCRIPT_TO_FETCH = /<link rel="modulepreload"[^<>]*>/g

/**
 * Moves a page's scripts after its text. React puts them into the head, where they compete with the text on a slow
 * network (docs/decisions/036).
 */
function withScriptsLast(html: string): string {
  const headEnds = html.indexOf('</head>')
  if (headEnds < 0) return html
  const scripts: string[] = []
  const head = html.slice(0, headEnds).replace(SCRIPT_TO_FETCH, (script) => {
    scripts.push(script)
    return ''
  })
  const bodyEnds = html.lastIndexOf('</body>')
  return head + html.slice(headEnds, bodyEnds) + scripts.join('') + html.slice(bodyEnds)
}

/** A page links to the built files of its language (`scripts/split-by-language.ts`). */
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
  async render(request: Request, context: PageContext) {
    const page: PageInProgress = { language: context.language, html: '' }
    const response = await pageInProgress.run(page, () =>
      renderers.get(context.language)?.(request, { context } as never),
    )
    return { response, html: page.html }
  },
}
