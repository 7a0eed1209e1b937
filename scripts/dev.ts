import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite'
import type { Database } from '#platform/db/database.ts'
import type { BuiltPages } from '#server/serve-pages.ts'
import type { DevApp } from './dev-app.ts'

/**
 * `npm run dev`: the same process as in production, but Vite loads its code: pages in one environment, the process
 * around them in another. After a change, the app is opened again; the database stays open.
 */
const server = createHttpServer()
const vite = await createViteServer({
  appType: 'custom',
  environments: { process: {} },
  server: { middlewareMode: true, hmr: { server } },
})

async function load<Module>(name: 'process' | 'ssr', path: string): Promise<Module> {
  const environment = vite.environments[name]
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error(`Vite cannot run ${path}`)
  return environment.runner.import<Module>(path)
}

type Code = typeof import('./dev-app.ts')
const loadCode = () => load<Code>('process', '/scripts/dev-app.ts')

const renderPage: BuiltPages['render'] = async (request, context) => {
  const entry = await load<{ default: BuiltPages }>('ssr', 'virtual:tanstack-start-server-entry')
  return entry.default.render(request, context)
}

let code: Code | undefined
let opened: Promise<DevApp> | undefined
let database: Database | undefined

/** The app of the current source. */
async function currentApp(): Promise<DevApp> {
  const now = await loadCode()
  if (now !== code || !opened) {
    code = now
    opened = replace(opened, now)
  }
  return opened
}

async function replace(before: typeof opened, { openDevApp }: Code): Promise<DevApp> {
  const last = await before?.catch(() => undefined)
  await last?.close()
  const next = await openDevApp(renderPage, database)
  database = next.database
  return next
}

const { endWithReason } = await loadCode()
try {
  const { listensOn, welcome } = await currentApp()
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () =>
      currentApp().then(
        ({ app }) => app.routing(request, response),
        (error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack),
      ),
    ),
  )
  vite.environments.process?.hot.on('app:changed', () =>
    currentApp().then(
      () => vite.environments.client.hot.send({ type: 'full-reload' }),
      (error) => vite.config.logger.error(error.stack),
    ),
  )
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  server.listen(listensOn.port, listensOn.host)
  console.log(welcome)
} catch (error) {
  endWithReason(error)
}

async function stop(): Promise<void> {
  await vite.close()
  const last = await opened?.catch(() => undefined)
  await last?.close()
  await database?.close()
  process.exit(0)
}
