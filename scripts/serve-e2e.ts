import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** `npm run serve:e2e`: the built demo for the browser journeys, in a folder that is removed when it stops. */
const folder = mkdtempSync(join(tmpdir(), 'pankh-e2e-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

Object.assign(process.env, {
  DATA_DIR: folder,
  // The origin that the journeys open, so that shared links can be compared.
  PUBLIC_URL: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
  RATE_LIMIT_PER_MINUTE: '0',
  // Two browsers on a small machine block the process now and then; journeys do not test overload.
  OVERLOADED_AFTER_MS: '0',
  AUTH_TRIES_PER_MINUTE: '0',
  AUTH_TRIES_PER_HOUR: '0',
  LOG_LEVEL: 'warn',
  // Nothing listens there: the journeys answer in its place.
  OFFICE_VIEWER: 'https://viewer.example/show?src={url}',
  // As in production, so that the journeys see cached pages.
  PAGE_CACHE_SECONDS: '10',
})
await import(pathToFileURL(resolve('dist/process/serve.js')).href)
