import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#tests/support/find-chromium.ts'
import type { Line } from './line.ts'
import { serveBare } from './processes.ts'
import type { Stage } from './stage.ts'

/** Milliseconds there and back, bytes a second (1.6 Mbit/s), and how many times slower the processor is. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const SLOWER = 4
const VIEWPORT = { width: 360, height: 800 }
const ROUNDS = 7

/** interface.md, bars: milliseconds, and those of a bare page where they were set. */
const BARS = { largest: 700, long: 200, press: 150, bare: 384 }
const MOST_SHIFT = 0.02

const BARE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Events</h1>' +
  '<p>Words and words about an event that somebody may want to read.</p>'.repeat(60)

/** Milliseconds; `shift` has no unit. */
interface Loaded {
  /** Until the largest part stands there. */
  largest: number
  shift: number
  /** All tasks of 50 ms and more from the page's own code on, until it runs and the line is quiet. */
  long: number
  /** From a press on the menu until the next picture. */
  press: number
}

/**
 * First loads on a phone with a slow line, against a page of words alone in the same round: what a bar was over the bare
 * page where the bars were set, it is here.
 */
export default async function bench({ product }: Stage): Promise<Line[]> {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const bare = await serveBare(new URL('./bare/bytes.ts', import.meta.url), {
    base64: Buffer.from(BARE).toString('base64'),
    headers,
  })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const pages = await addressesOf(browser, product.url)
    const lines: Line[] = []
    for (const [name, address] of pages) {
      lines.push(...(await compare(browser, name, { address: product.url + address, bare: `${bare.url}/` })))
    }
    return lines
  } finally {
    await browser.close()
    await bare.stop()
  }
}

/** The home page and the library, and the first card of each. */
async function addressesOf(browser: Browser, url: string): Promise<[string, string][]> {
  const page = await browser.newPage()
  const firstCard = async (list: string) => {
    await page.goto(url + list)
    const card = page.getByRole('region').getByRole('heading', { level: 3 }).getByRole('link').first()
    return (await card.getAttribute('href')) ?? ''
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
  { address, bare }: { address: string; bare: string },
): Promise<Line[]> {
  const rounds: { own: Loaded; bare: number }[] = []
  await load(browser, address)
  while (rounds.length < ROUNDS) {
    rounds.push({ bare: (await load(browser, bare)).largest, own: await load(browser, address) })
  }
  const line = (work: string, key: 'largest' | 'long' | 'press'): Line => {
    const ratio = median(rounds.map((round) => round.own[key] / round.bare))
    const most = BARS[key] / BARS.bare
    return {
      work: `${name}: ${work} / a bare page`,
      measured: ratio.toFixed(2),
      figure: `≤ ${most.toFixed(2)}`,
      isMet: ratio <= most,
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

async function load(browser: Browser, address: string): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // What tsx calls to keep the names of functions is not there in a page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await page.addInitScript(observe)
  try {
    await page.goto(address)
    const menu = page.getByRole('button', { name: /^(Menu|मेन्यू)$/ })
    const isOwn = (await menu.count()) > 0
    if (isOwn) await page.waitForFunction(isRunning, null, { timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(summary)
    if (isOwn) await menu.click()
    return { ...seen, press: isOwn ? await longestPress(page) : 0 }
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

/** Runs in the page, before anything of its own. */
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
  watch('event', (entry) => {
    if ((entry as unknown as { interactionId: number }).interactionId) observed.presses.push(entry.duration)
  })
}

/** Runs in the page: its heading belongs to React. */
function isRunning(): boolean {
  const heading = document.querySelector('h1')
  return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber'))
}

/** Runs in the page. Its code starts when the last of the files that its head names is there. */
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

/** Nothing shorter than 16 ms is told: then it is that. */
async function longestPress(page: Page): Promise<number> {
  await page.getByRole('dialog').waitFor()
  const presses = await page.evaluate(() => (globalThis as Observing).observed.presses)
  return Math.max(16, ...presses)
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
