import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'
import { overwriteGetLocale } from '#messages/runtime.js'
import type { PageContext } from './page-context.ts'

const [FIRST] = TEXT_LANGUAGES

const spoken = new AsyncLocalStorage<TextLanguage>()
overwriteGetLocale(() => spoken.getStore() ?? FIRST)

/** A page names the built files of its language (`scripts/words-of-languages.ts`). */
const rendererOf = (language: TextLanguage) =>
  createStartHandler({
    handler: defaultRenderHandler,
    ...(language !== FIRST && {
      transformAssets: ({ kind, url }) =>
        kind === 'script' ? url.replace(/^\/assets\//, `/assets/${language}/`) : url,
    }),
  })

const renderers = new Map(TEXT_LANGUAGES.map((language) => [language, rendererOf(language)]))

/** Renders a page for one request. The process mounts it behind Fastify and hands in its context. */
export default {
  fetch: (request: Request, options: { context: PageContext }) => {
    const { language } = options.context
    return spoken.run(language, () => renderers.get(language)?.(request, options as never))
  },
}
