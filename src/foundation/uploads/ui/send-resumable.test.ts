import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LEFT } from './begun-uploads.ts'
import { sendResumable } from './send-resumable.ts'

/** A server of tus that holds one upload, and what it was asked. */
const server = { asked: [] as string[], held: 0, size: 0, isThere: false, answers: [] as (number | 'hold')[] }

/** As much of a browser's request as is used. Answers of `server.answers` come in place of the server's own. */
class Request {
  method = ''
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onloadend = () => undefined
  private readonly sent = new Map<string, string>()
  private readonly answered = new Map<string, string>()

  open(method: string): void {
    this.method = method
  }

  setRequestHeader(name: string, value: string): void {
    this.sent.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name) ?? null
  }

  abort(): void {
    this.status = 0
    this.onloadend()
  }

  send(body: Blob | null): void {
    server.asked.push(this.method)
    const given = server.answers.shift()
    if (given === 'hold') return
    this.status = given ?? 204
    if (given === undefined) this.answer(body?.size ?? 0)
    if (this.status === 422) this.responseText = JSON.stringify({ data: { message: 'Not this kind.' } })
    queueMicrotask(() => this.onloadend())
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
    this.upload.onprogress?.({ loaded: bytes })
    this.answered.set('upload-offset', String(server.held))
    if (server.held === server.size) this.answered.set('upload-file-id', '12')
  }
}

const kept = new Map<string, string>()
const file = new File([new Uint8Array(20_000_000)], 'फ़िल्म.mp4', { lastModified: 7 })

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  Object.assign(server, { asked: [], held: 0, size: 0, isThere: false, answers: [] })
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function send(signal = new AbortController().signal) {
  const progress: { share: number; isCut: boolean }[] = []
  const sending = sendResumable(file, { signal, onProgress: (step) => progress.push(step) })
  await vi.runAllTimersAsync()
  return { sent: await sending, progress }
}

it('sends a file in parts and says how much has gone', async () => {
  const { sent, progress } = await send()
  expect(sent).toEqual({ is: 'sent', id: '12' })
  expect(server.asked).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH'])
  expect(progress.at(-1)).toEqual({ share: 1, isCut: false })
  expect(kept.size).toBe(0)
})

it('asks how far it came after a cut, and goes on from there', async () => {
  Object.assign(server, { isThere: true, held: 8_000_000, size: 20_000_000 })
  kept.set('pankh-upload:फ़िल्म.mp4:20000000:7', '/master/tus/1-a')
  server.answers = [0, 503]
  const { sent, progress } = await send()
  expect(sent).toEqual({ is: 'sent', id: '12' })
  expect(server.asked).toEqual(['HEAD', 'HEAD', 'HEAD', 'PATCH', 'PATCH'])
  expect(progress.filter(({ isCut }) => isCut)).toHaveLength(2)
})

it('begins anew what is there no more', async () => {
  kept.set('pankh-upload:फ़िल्म.mp4:20000000:7', '/master/tus/1-gone')
  expect((await send()).sent).toEqual({ is: 'sent', id: '12' })
  expect(server.asked.slice(0, 3)).toEqual(['HEAD', 'POST', 'PATCH'])
})

it('ends with what the server says is wrong with it, and after many cuts', async () => {
  server.answers = [422]
  expect((await send()).sent).toEqual({ is: 'refused', message: 'Not this kind.' })
  server.answers = Array<number>(20).fill(0)
  expect((await send()).sent).toMatchObject({ is: 'refused' })
})

it('is given up by cancelling, and can be gone on with after its page was left', async () => {
  const cancelled = new AbortController()
  setTimeout(() => cancelled.abort(), 100)
  server.answers = ['hold']
  Object.assign(server, { isThere: true, held: 8_000_000, size: 20_000_000 })
  const place = 'pankh-upload:फ़िल्म.mp4:20000000:7'
  kept.set(place, '/master/tus/1-a')
  expect((await send(cancelled.signal)).sent).toEqual({ is: 'cancelled' })
  expect([server.asked, kept.size]).toEqual([['HEAD', 'DELETE'], 0])

  const left = new AbortController()
  setTimeout(() => left.abort(LEFT), 100)
  Object.assign(server, { asked: [], answers: ['hold'] })
  kept.set(place, '/master/tus/1-a')
  expect((await send(left.signal)).sent).toEqual({ is: 'cancelled' })
  expect([server.asked, kept.get(place)]).toEqual([['HEAD'], '/master/tus/1-a'])
})
