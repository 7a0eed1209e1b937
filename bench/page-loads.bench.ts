import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#tests/support/find-chromium.ts'
import type { BytesTask } from './bare/bytes.ts'
import type { Line } from './line.ts'
import { median } from './median.ts'
import { serveBare } from './processes.ts'
import type { Stage } from './stage.ts'

/** The round trip in milliseconds, bytes a second (1.6 Mbit/s), and how many times slower the processor is. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const SLOWER = 4
const VIEWPORT = { width: 360, height: 800 }
const ROUNDS = 7

/**
 * The limit of each figure, as a multiple of a bare page's largest contentful paint (docs/decisions/036).
 */
const MOST = { largest: 1.6, long: 0.4, press: 0.39 }
const MOST_SHIFT = 0.02

/** Milliseconds; `shift` has no unit. */
interface Loaded {
  /** Largest contentful paint. */
  largest: number
  shift: number
  /** All tasks of 50 ms and more, from the start of the page's own code until it runs and the network is idle. */
  long: number
  /** From a press on the menu until the next frame. */
  press: number
}

/**
 * First loads on a phone with a slow network, compared with home as bare HTML in the same round. The machine needs a
 * font for Hindi, as every phone has one.
 */
export default async function bench({ product }: Stage): Promise<Line[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const bare = await serveBare(new URL('./bare/bytes.ts', import.meta.url), await bareOf(product.url))
  try {
    const lines: Line[] = []
    for (const [name, path] of await addressesOf(browser, product.url)) {
      lines.push(...(await compare(browser, name, { own: product.url + path, bare: bare.url })))
    }
    return lines
  } finally {
    await browser.close()
    await bare.stop()
  }
}

/** The text of a page, without its styles, scripts and pictures. */
async function bareOf(address: string): Promise<BytesTask> {
  const page = await (await fetch(address)).text()
  const bare = page.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '').replace(/<(link|img)\b[^>]*>/g, '')
  return {
    base64: brotliCompressSync(bare).toString('base64'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  }
}

/** The home page and the library, and the first card of each. */
async function addressesOf(browser: Browser, url: string): Promise<[string, string][]> {
  const page = await browser.newPage()
  const firstCard = async (list: string) => {
    await page.goto(url + list)
    const card = page.getByRole('region').getByRole('heading', { level: 3 }).getByRole('link').first()
    const path = await card.getAttribute('href')
    if (!path) throw new Error(`${list} shows no card`)
    return path
  }
  const [event, resource] = [await firstCard('/'), await firstCard('/resource')]
  await page.close()
  return [
    ['home', '/'],
    ['an event', event],
    ['the library', '/resource'],
    ['a resource', resource],
    ['home in Hindi', '/hi/'],
  ]
}

async function compare(
  browser: Browser,
  name: string,
  addresses: { own: string; bare: string },
): Promise<Line[]> {
  const rounds: { own: Loaded; bare: number }[] = []
  const loadOwn = () => load(browser, addresses.own)
  await loadOwn()
  while (rounds.length < ROUNDS) {
    const bare = (await load(browser, addresses.bare, { hasCode: false })).largest
    rounds.push({ bare, own: await loadOwn() })
  }
  const line = (work: string, key: 'largest' | 'long' | 'press'): Line => {
    const ratio = median(rounds.map((round) => round.own[key] / round.bare))
    return {
      work: `${name}: ${work} / a bare page`,
      measured: ratio.toFixed(2),
      figure: `≤ ${MOST[key]}`,
      isMet: ratio <= MOST[key],
      detail: `${Math.round(median(rounds.map(({ own }) => own[key])))} ms against ${Math.round(median(rounds.map((round) => round.bare)))} ms`,
    }
  }
  const shift = median(rounds.map(({ own }) => own.shift))
  return [
    line('largest part', 'largest'),
    line('long tasks while it starts', 'long'),
    line('a press', 'press'),
    {
      work: `${name}: shift of its parts`,
      measured: shift.toFixed(4),
      figure: `≤ ${MOST_SHIFT}`,
      isMet: shift <= MOST_SHIFT,
      detail: '',
    },
  ]
}

async function load(browser: Browser, address: string, { hasCode = true } = {}): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // tsx keeps the names of functions by calls to this function, which a page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(observe)
  try {
    await page.goto(address)
    if (hasCode) await page.waitForFunction(isRunning, null, { timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    return { ...(await page.evaluate(summary)), press: hasCode ? await longestPress(page) : 0 }
  } finally {
    await context.close()
  }
}

interface Observed {
  largest: number
  shift: number
  long: PerformanceEntry[]
  presses: number[]
}

type Observing = typeof globalThis & { observed: Observed }

/** Runs in the page, before its own code. */
function observe(): void {
  const observed: Observed = { largest: 0, shift: 0, long: [], presses: [] }
  ;(globalThis as Observing).observed = observed
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largest = startTime
  })
  watch('layout-shift', (entry) => {
    observed.shift += (entry as unknown as { value: number }).value
  })
  watch('longtask', (entry) => observed.long.push(entry))
  const press = (entry: PerformanceEntry) => {
    if ((entry as unknown as { interactionId: number }).interactionId) observed.presses.push(entry.duration)
  }
  watch('event', press)
  // Reported however short it is.
  watch('first-input', press)
}

/** Runs in the page: its heading belongs to React. */
function isRunning(): boolean {
  const heading = document.querySelector('h1')
  return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber'))
}

/** Runs in the page, whose code starts once the last file named in its head has arrived. */
function summary(): Omit<Loaded, 'press'> {
  const { largest, shift, long } = (globalThis as Observing).observed
  const named = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
  )
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const from = Math.max(
    0,
    ...files.filter(({ name }) => named.has(name)).map(({ responseEnd }) => responseEnd),
  )
  const late = long.filter(({ startTime, duration }) => startTime + duration > from)
  return { largest, shift, long: late.reduce((sum, { duration }) => sum + duration, 0) }
}

/** The browser reports a press after the next frame. */
async function longestPress(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^(Menu|मेन्यू)$/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.waitForFunction(() => (globalThis as Observing).observed.presses.length > 0)
  return page.evaluate(() => Math.max(...(globalThis as Observing).observed.presses))
}
