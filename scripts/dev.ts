import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite'
import { readConfig } from '#platform/config/config.ts'
import { demoLogins } from '#seeds/demo/demo-logins.ts'
import { prepareDemo } from '#seeds/demo/prepare.ts'
import { buildApp } from '#server/build-app.ts'
import { endWithReason } from '#server/end-with-reason.ts'
import { openParts } from '#server/open-parts.ts'
import { stopOnSignals } from '#server/run-server.ts'
import { type RenderPage, servePages } from '#server/serve-pages.ts'

/** `npm run dev`: the same process as in production, with Vite in front of it for hot reload of pages. */
try {
  const config = { ...readConfig(), pages: { cacheSeconds: 0, rendersPerMinute: 0 } }
  const parts = await openParts(config)
  await prepareDemo(parts)
  const app = await buildApp(parts)
  const server = createHttpServer()
  const vite = await createViteServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const render: RenderPage = async (request, options) => {
    const pages = vite.environments.ssr
    if (!pages || !isRunnableDevEnvironment(pages)) throw new Error('Vite cannot run pages in this process')
    const entry = (await pages.runner.import('virtual:tanstack-start-server-entry')) as {
      default: { fetch: RenderPage }
    }
    return entry.default.fetch(request, options)
  }
  servePages(app, config, render, { isHotReloaded: true })
  await app.ready()
  await parts.jobs.start()
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => app.routing(request, response)),
  )
  stopOnSignals(parts, async () => {
    await vite.close()
    await app.close()
    server.close()
  })
  server.listen(config.http.port, config.http.host)
  console.log(
    `\n  Pankh is open on http://localhost:${config.http.port}, its ui-kit on /dev/kit\n\n${demoLogins(config.mail.server)}`,
  )
} catch (error) {
  endWithReason(error)
}
