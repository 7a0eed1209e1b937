import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'
import { sendResumable, type WhyAborted } from './send-resumable.ts'

const { kept, stubStorage } = vi.hoisted(() => {
  const kept = new Map<string, string>()
  const localStorage = {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const stubStorage = () => {
    vi.stubGlobal('localStorage', localStorage)
    vi.stubGlobal('window', { localStorage })
  }
  // The library looks for a storage as soon as it loads.
  stubStorage()
  return { kept, stubStorage }
})
// The browser build, as in the bundle, because Node's build can't read browser files.
vi.mock('tus-js-client', () => vi.importActual('tus-js-client/lib.es5/browser/index.js'))

/** A tus server with a single upload, and the requests it received. */
const server = {
  asked: [] as string[],
  held: 0,
  size: 0,
  isThere: false,
  /** How many more times it says that it's still storing the complete file. */
  isStoring: 0,
  /** Responses that replace its own: a status, or 0 for a closed connection. */
  answers: [] as (number | 'own' | 'hold')[],
}

/** A stand-in for XMLHttpRequest with what the library uses of it. */
class Request {
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { lengthComputable: true; loaded: number }) => void } = {}
  onload = () => undefined
  onerror = (_event: object) => undefined
  private method = ''
  private readonly sent = new Map<string, string>()
  private readonly answered = new Map<string, string>()

  open(method: string): void {
    this.method = method
  }

  setRequestHeader(name: string, value: string): void {
    this.sent.set(name.toLowerCase(), value)
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name.toLowerCase()) ?? null
  }

  abort(): void {
    // A browser fires no event for an aborted request unless a listener asked for it.
  }

  send(body: Blob | null): void {
    server.asked.push([this.method, this.sent.get('upload-offset')].filter(Boolean).join(' '))
    const given = server.answers.shift() ?? 'own'
    if (given === 'hold') return
    this.status = given === 'own' ? 204 : given
    if (given === 'own') this.answer(body?.size ?? 0)
    else if (given !== 400)
      this.responseText = JSON.stringify({
        data: { message: 'Not this one.' },
        errors: [{ code: given === 507 ? 'StorageIsFull' : 'Refused' }],
      })
    queueMicrotask(() => (given === 0 ? this.onerror({}) : this.onload()))
  }

  private answer(bytes: number): void {
    if (this.method === 'POST') {
      Object.assign(server, { isThere: true, held: 0, size: Number(this.sent.get('upload-length')) })
      this.answered.set('location', '/master/tus/1-a')
      return
    }
    if (!server.isThere) {
      this.status = 404
      return
    }
    server.held += bytes
    this.upload.onprogress?.({ lengthComputable: true, loaded: bytes })
    this.answered.set('upload-offset', String(server.held))
    this.answered.set('upload-length', String(server.size))
    if (server.held < server.size) return
    if (server.isStoring > 0) server.isStoring -= 1
    else this.answered.set('upload-file-id', '12')
  }
}

const file = new File([new Uint8Array(20_000_000)], 'फ़िल्म.mp4', { lastModified: 7 })
const PLACE = `tus::tus-br-${file.name}--20000000-7-/master/tus/::1`
const keep = (uploadUrl: string) => kept.set(PLACE, JSON.stringify({ uploadUrl, size: file.size }))
let network = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  stubStorage()
  Object.assign(server, { asked: [], held: 0, size: 0, isThere: false, answers: [] })
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { onLine: true })
  network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})
afterEach(() => void vi.useRealTimers())

async function send(signal = new AbortController().signal) {
  const progress: { share: number; isCut: boolean }[] = []
  const sending = sendResumable(file, { signal, onProgress: (step) => progress.push(step) })
  await vi.runAllTimersAsync()
  return { sent: await sending, progress }
}

it('sends a file in parts and says how much has gone', async () => {
  const { sent, progress } = await send()
  expect(sent).toEqual({ is: 'sent', id: '12' })
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'PATCH 8388608', 'PATCH 16777216'])
  expect(progress.at(-1)).toEqual({ share: 1, isCut: false })
  expect(kept.size).toBe(0)
})

it('goes on from where it was after a cut in the middle', async () => {
  server.answers = ['own', 'own', 0, 503, 'own']
  const { sent, progress } = await send()
  expect(sent).toEqual({ is: 'sent', id: '12' })
  expect(server.asked).toEqual([
    'POST',
    'PATCH 0',
    'PATCH 8388608',
    'HEAD',
    'HEAD',
    'PATCH 8388608',
    'PATCH 16777216',
  ])
  const cuts = progress.filter(({ isCut }) => isCut)
  expect(cuts).toEqual([
    { share: 8_388_608 / file.size, isCut: true },
    { share: 8_388_608 / file.size, isCut: true },
  ])
})

it('goes on at once when the browser is back on the network', async () => {
  server.answers = ['own', ...Array<number>(4).fill(0)]
  const sending = sendResumable(file, { signal: new AbortController().signal, onProgress: () => undefined })
  // Into the longest pause so far.
  await vi.advanceTimersByTimeAsync(8_000)
  expect(server.asked).toEqual(['POST', 'PATCH 0', 'HEAD', 'HEAD', 'HEAD'])
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect(await sending).toEqual({ is: 'sent', id: '12' })
})

it('waits for the network however long it is away, and then has all its retries', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  server.answers = ['own', 'own', ...Array<number>(11).fill(0)]
  const progress: boolean[] = []
  const { signal } = new AbortController()
  const sending = sendResumable(file, { signal, onProgress: ({ isCut }) => progress.push(isCut) })
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(server.answers).toEqual([])
  expect(progress.at(-1)).toBe(true)

  vi.stubGlobal('navigator', { onLine: true })
  server.answers = [0]
  network.dispatchEvent(new Event('online'))
  await vi.runAllTimersAsync()
  expect(await sending).toEqual({ is: 'sent', id: '12' })
})

it('asks how far it came when the same file is chosen again', async () => {
  Object.assign(server, { isThere: true, held: 8_000_000, size: 20_000_000 })
  keep('/master/tus/1-a')
  const { sent } = await send()
  expect(sent).toEqual({ is: 'sent', id: '12' })
  expect(server.asked).toEqual(['HEAD', 'PATCH 8000000', 'PATCH 16388608'])
  expect(kept.size).toBe(0)
})

it('begins anew what is there no more', async () => {
  keep('/master/tus/1-gone')
  expect((await send()).sent).toEqual({ is: 'sent', id: '12' })
  expect(server.asked.slice(0, 3)).toEqual(['HEAD', 'POST', 'PATCH 0'])
})

it('waits while the server stores what is whole', async () => {
  Object.assign(server, { isThere: true, held: 20_000_000, size: 20_000_000, isStoring: 2 })
  keep('/master/tus/1-a')
  expect((await send()).sent).toEqual({ is: 'sent', id: '12' })
  expect(server.asked).toEqual(['HEAD', 'HEAD', 'HEAD'])
})

it.each([401, 413, 415, 422, 429, 507])('ends with what the server says in answer %s', async (status) => {
  server.answers = [status]
  expect((await send()).sent).toEqual({ is: 'refused', message: 'Not this one.' })
  server.answers = ['own', 'own', status]
  expect((await send()).sent).toEqual({ is: 'refused', message: 'Not this one.' })
})

it('ends in our own words where a proxy refuses, and after many cuts', async () => {
  server.answers = [400]
  expect((await send()).sent).toEqual({ is: 'refused', message: m.error_resumable_upload() })
  server.answers = Array<number>(20).fill(0)
  const message = m.error_unreachable({ product: product.name })
  expect((await send()).sent).toEqual({ is: 'refused', message })
})

it('is given up by cancelling, and can be gone on with after its page was left', async () => {
  const abortWith = (why: WhyAborted) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(why), 100)
    return controller.signal
  }
  Object.assign(server, { isThere: true, held: 8_000_000, size: 20_000_000, answers: ['own', 'hold'] })
  keep('/master/tus/1-a')
  expect((await send(abortWith('left'))).sent).toEqual({ is: 'cancelled' })
  expect([server.asked, kept.size]).toEqual([['HEAD', 'PATCH 8000000'], 1])

  Object.assign(server, { asked: [], answers: ['own', 'hold'] })
  expect((await send(abortWith('cancelled'))).sent).toEqual({ is: 'cancelled' })
  expect([server.asked, kept.size]).toEqual([['HEAD', 'PATCH 8000000', 'DELETE'], 0])
})

it('deletes nothing that has been sent', async () => {
  const controller = new AbortController()
  await send(controller.signal)
  controller.abort('cancelled')
  expect(server.asked).not.toContain('DELETE')
})
