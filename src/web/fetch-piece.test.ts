import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPiece, takeOverSentPage } from './fetch-piece.ts'

interface Link {
  rel: string
  href: string
  onload(): void
  onerror(): void
  remove(): void
}

let links: Link[] = []
let told: Event[] = []
let isTakenOver = false

beforeEach(() => {
  links = []
  told = []
  isTakenOver = false
  const createElement = () => ({ remove: vi.fn() })
  vi.stubGlobal('document', { createElement, head: { append: (link: Link) => links.push(link) } })
  vi.stubGlobal('window', {
    dispatchEvent(event: Event) {
      told.push(event)
      return !isTakenOver
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = { component: 'page' }
const fetchPage = vi.fn(async () => page)

test('code and styles are asked for at once, and the piece is there when both are', async () => {
  const piece = fetchPiece(fetchPage, ['assets/both.css'])
  expect(fetchPage).toHaveBeenCalledOnce()
  expect(links).toMatchObject([{ rel: 'stylesheet', href: '/assets/both.css' }])
  const waiting = Symbol('waiting')
  await expect(Promise.race([piece, Promise.resolve(waiting)])).resolves.toBe(waiting)
  links[0]?.onload()
  await expect(piece).resolves.toBe(page)
})

test('the styles of the page that was sent are never fetched, those asked for in a later task are', async () => {
  // In a hidden tab they come a second late.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  takeOverSentPage()
  await expect(fetchPiece(fetchPage, ['assets/sent.css'])).resolves.toBe(page)
  await taskOfMessage()
  void fetchPiece(fetchPage, ['assets/sent.css', 'assets/later.css'])
  expect(links.map(({ href }) => href)).toEqual(['/assets/later.css'])
  vi.useRealTimers()
})

test('styles are fetched once, those of every page never', async () => {
  const first = fetchPiece(fetchPage, [
    'assets/once.css',
    'assets/frame-SspzSHB.css',
    'assets/routes-D7Cq2aXe.css',
  ])
  const second = fetchPiece(fetchPage, ['assets/once.css'])
  expect(links.map(({ href }) => href)).toEqual(['/assets/once.css'])
  links[0]?.onload()
  await expect(Promise.all([first, second])).resolves.toEqual([page, page])
})

test('a piece without styles waits for none', async () => {
  await expect(fetchPiece(fetchPage)).resolves.toBe(page)
  expect(links).toEqual([])
})

test('styles that could not be had are told, leave no link and are asked for again', async () => {
  const piece = fetchPiece(fetchPage, ['assets/lost.css'])
  links[0]?.onerror()
  await expect(piece).rejects.toThrow('/assets/lost.css could not be fetched')
  expect(links[0]?.remove).toHaveBeenCalled()
  expect(told.map(({ type }) => type)).toEqual(['vite:preloadError'])

  const again = fetchPiece(fetchPage, ['assets/lost.css'])
  links[1]?.onload()
  await expect(again).resolves.toBe(page)
})

test('a piece goes without its styles where somebody takes their loss upon themselves', async () => {
  isTakenOver = true
  const piece = fetchPiece(fetchPage, ['assets/gone.css'])
  links[0]?.onerror()
  await expect(piece).resolves.toBe(page)
  expect(told).toHaveLength(1)
})

test('code that could not be had is told with what was said, and thrown unless somebody takes it over', async () => {
  const lost = new Error('the line is lost')
  const lose = () => Promise.reject(lost)
  await expect(fetchPiece(lose)).rejects.toBe(lost)
  expect(told[0]).toMatchObject({ type: 'vite:preloadError', payload: lost })

  isTakenOver = true
  await expect(fetchPiece(lose)).resolves.toBeUndefined()
})

function taskOfMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
