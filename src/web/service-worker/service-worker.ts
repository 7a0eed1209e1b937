import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { lookOfDevice, noteLook, personOfDevice } from '#foundation/offline/device/device-person.ts'
import { FILES_CACHE, PICTURES_CACHE, type WorkerMessage } from '#foundation/offline/device/offline-copies.ts'
import { sendWaiting } from '#foundation/offline/device/send-waiting.ts'
import { keepPage } from './keep-page.ts'
import { dropOldShells, FIRST_LANGUAGE, keepShell } from './keep-shell.ts'
import { openPacked, PACKED } from './open-packed.ts'
import { openPage } from './open-page.ts'
import { type LastingEvent, worker } from './worker-scope.ts'

const isOwn = (url: URL) => url.origin === location.origin
/** Built files, whose names change with their content, and the logo, which each version stores anew in its shell. */
const isBuilt = ({ url }: { url: URL }) =>
  isOwn(url) && (url.pathname.startsWith('/assets/') || url.pathname === '/feather.svg')
const isDrawing = ({ url }: { url: URL }) => isOwn(url) && /^\/(art|icons)\//.test(url.pathname)
const isPicture = ({ url }: { url: URL }) => isOwn(url) && url.pathname.startsWith('/pictures/')

const ofFiles = {
  cacheName: FILES_CACHE,
  plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true }) as never],
}
const files = new CacheFirst(ofFiles)
/** A release can redraw them under the same name: the stored one is shown, the next visit has the new one. */
const drawings = new StaleWhileRevalidate(ofFiles)
/** Public pictures, the same for everyone, so they are fetched without credentials. */
const pictures = new CacheFirst({
  cacheName: PICTURES_CACHE,
  fetchOptions: { credentials: 'omit' },
  plugins: [new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }) as never],
})

registerRoute(isBuilt, async (options) => (await caches.match(options.request)) ?? files.handle(options))
registerRoute(isDrawing, drawings)
registerRoute(isPicture, pictures)
registerRoute(({ url }) => isOwn(url) && PACKED.test(url.pathname), openPacked)
registerRoute(({ request, url }) => isOwn(url) && request.mode === 'navigate', openPage)

worker.addEventListener('install', (event) => {
  event.waitUntil(lookOfDevice().then((look) => keepShell(look?.language ?? FIRST_LANGUAGE)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), worker.clients.claim()]))
})

worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.kind === 'take-over') void worker.skipWaiting()
  // Nothing waits for it, and a failed network isn't an error of the page.
  else event.waitUntil(keepVisit(message, event).catch(() => undefined))
})

async function keepVisit(
  visit: Extract<WorkerMessage, { kind: 'visited' }>,
  event: LastingEvent,
): Promise<void> {
  const { language, reading, reader } = visit
  // Nothing is stored for someone who has left meanwhile, because it would show what they read.
  if (!(await noteLook({ language, reading }, reader))) return
  await keepShell(language).catch(() => undefined)
  if (visit.address !== null) await keepPage(visit.address, visit)
  for (const address of visit.files) await keepFile(new URL(address, location.href), event)
}

/** Stores what the page loaded before the worker controlled it; mostly still in the browser's cache. */
async function keepFile(url: URL, event: LastingEvent): Promise<void> {
  const strategy =
    (isBuilt({ url }) && files) || (isDrawing({ url }) && drawings) || (isPicture({ url }) && pictures)
  const request = new Request(url)
  if (strategy && !(await caches.match(request))) {
    await strategy.handle({ request, event: event as never }).catch(() => undefined)
  }
}

/** The browser reports that the network is back, with or without an open page. */
worker.addEventListener('sync', (event) => {
  if (event.tag === 'pankh-outbox') event.waitUntil(sendOff())
})

async function sendOff(): Promise<void> {
  const person = await personOfDevice()
  if (!person) return
  const { sent, refused, isCut } = await sendWaiting(person.user_id)
  for (const client of await worker.clients.matchAll()) client.postMessage({ kind: 'sent', sent, refused })
  if (isCut) throw new Error('tries again later')
}
