import { pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import type { ReactNode } from 'react'
import ReactDomServer from 'react-dom/server'
import { createApi } from '#contract/client.ts'
import type { BuiltPages } from '#server/serve-pages.ts'
import { listen, readTask } from './listen.ts'

export interface TreeTask {
  productUrl: string
  /** Of the person who sees the page. */
  cookie: string
}

/**
 * React's own renderToString of the same tree that the product renders, for each request.
 * The built renderer runs once for the home page, with data from the running product, until it hands its tree to React.
 * The tree is kept at that point: the router has loaded everything, and only rendering is left.
 */
const { productUrl, cookie } = await readTask<TreeTask>()
const tree = await loadedTree()
const app = Fastify()
app.get('/', (_request, reply) => {
  reply.type('text/html; charset=utf-8').send(`<!DOCTYPE html>${ReactDomServer.renderToString(tree)}`)
})
await listen(app)

async function loadedTree(): Promise<ReactNode> {
  const built = (await import(pathToFileURL('dist/server/server.js').href)) as { default: BuiltPages }
  const api = createApi(
    async ({ method, url, body }) => {
      const answer = await fetch(productUrl + url, {
        method,
        headers: {
          cookie,
          // A cookie counts only from a page of the product.
          'sec-fetch-site': 'same-origin',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    },
    () => 'no answer',
  )
  return new Promise((resolve, reject) => {
    // The bundle takes React's renderer from the same module as this file, and awaits its result.
    const { renderToString } = ReactDomServer
    ReactDomServer.renderToString = (handed) => {
      ReactDomServer.renderToString = renderToString
      resolve(handed)
      return new Promise(() => undefined) as never
    }
    const request = new Request('https://pankh.example/', { headers: { accept: 'text/html' } })
    const context = {
      api,
      publicUrl: 'https://pankh.example',
      shown: {},
      language: 'en' as const,
      addressLanguage: undefined,
      readingPreferences: '',
      nonce: 'bench',
      hasCookie: true,
      offersConsent: false,
      hasDecided: true,
      posted: undefined,
      notice: undefined,
    }
    built.default.render(request, context).catch(reject)
  })
}
