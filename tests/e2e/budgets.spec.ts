import type { Page, Request } from '@playwright/test'
import { cards, expect, journey, loggedIn, offlineCode, open } from '#tests/support/journeys.ts'
import { pdfOf, pdfPages, shareResource, workbookOf } from '#tests/support/resource-steps.ts'

/** Bytes; docs/decisions/016. */
const FIRST_SCRIPTS = 145_000
const FURTHER_SCRIPTS = 40_000
/** Files that a page names for its code: on a slow line a browser asks for six at once. */
const MOST_FILES = 50
/** The library that draws PDFs, and its worker: only for who opens one, after the page is usable. */
const PDF_VIEWER = 150_000
const PDF_WORKER = 350_000
/** What reads Word and Excel files. */
const OFFICE_VIEWER = 60_000
/** TipTap with what it stands on, fetched when the page is usable. */
const EDITOR_SCRIPTS = 115_000
const EDITOR = /rich-text-editor/
/** What saves for offline and sends what waits: once a visit, when the page is usable. */
const OFFLINE_SCRIPTS = 12_000
/** What a page fetches once it is usable; on a busy machine it is there already. */
const LATER = /start-offline|watch-visits/
/** The client of resumable uploads. */
const SENDING_SCRIPTS = 25_000
const SENDING = /send-resumable/
const LATIN_FONTS = 80_000
const DEVANAGARI_FONTS = 120_000

journey('the first load of home and the way to an event keep to their weight', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  expect(html.indexOf('modulepreload'), 'scripts are listed after the text').toBeGreaterThan(
    html.indexOf('</main>'),
  )

  const scripts = watch(page, 'script')
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const first = await scripts.weightBefore(LATER)
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(FIRST_SCRIPTS)

  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/events\/details\//)
  await page.waitForLoadState('networkidle')
  expect((await scripts.weight()) - first).toBeLessThanOrEqual(FURTHER_SCRIPTS)
})

journey('an event that is opened first keeps to the weight of both', async ({ page }) => {
  const scripts = watch(page, 'script')
  await open(page, '/events/details/1')
  await page.waitForLoadState('networkidle')
  expect(await scripts.weightBefore(LATER)).toBeLessThanOrEqual(FIRST_SCRIPTS + FURTHER_SCRIPTS)
  expect(await namedFiles(page)).toBeLessThanOrEqual(MOST_FILES)
})

journey('a resource and its files keep to their weight', async ({ page }) => {
  await loggedIn(page)
  const words = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Wash your hands.') }
  const book = await workbookOf([['Day'], ['Monday']])
  const { address } = await shareResource(page.request, {
    title: 'What a resource weighs',
    files: [words, await pdfOf(['One page.']), book],
  })
  const scripts = watch(page, 'script')
  await open(page, address)
  await page.waitForLoadState('networkidle')
  const usable = await scripts.weightBefore(LATER)
  expect(usable).toBeLessThanOrEqual(FIRST_SCRIPTS + FURTHER_SCRIPTS)
  expect(await namedFiles(page)).toBeLessThanOrEqual(MOST_FILES)
  await expect(offlineCode(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const first = await scripts.weight()
  const offline = await scripts.weightBehind(/(start|save)-offline/)
  expect(offline).toBeGreaterThan(0)
  expect(offline).toBeLessThanOrEqual(OFFLINE_SCRIPTS)
  expect(first - offline).toBeLessThanOrEqual(FIRST_SCRIPTS + FURTHER_SCRIPTS)

  await page.getByRole('link', { name: 'Open note.txt' }).click()
  await expect(page.getByText('Wash your hands.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const viewer = await scripts.weight()
  expect(viewer - first).toBeLessThanOrEqual(FURTHER_SCRIPTS)
  expect(await scripts.weight(/pdf/)).toBe(0)

  await page.getByRole('link', { name: 'plan.xlsx', exact: true }).click()
  await expect(page.getByRole('table')).toBeVisible()
  const office = await scripts.weight()
  expect(office - viewer).toBeLessThanOrEqual(OFFICE_VIEWER)

  await page.getByRole('link', { name: 'worksheet.pdf', exact: true }).click()
  await expect(pdfPages(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const worker = await scripts.weight(/pdf\.worker/)
  expect(worker).toBeLessThanOrEqual(PDF_WORKER)
  expect((await scripts.weight()) - office - worker).toBeLessThanOrEqual(PDF_VIEWER)
})

journey(
  'a resource is made on a page that keeps to its weight; the editor comes after it',
  async ({ page }) => {
    await loggedIn(page)
    const scripts = watch(page, 'script')
    await open(page, '/resource/add')
    await expect(page.getByRole('toolbar', { includeHidden: true })).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    const editor = await scripts.weight(EDITOR)
    expect(editor).toBeGreaterThan(0)
    expect(editor).toBeLessThanOrEqual(EDITOR_SCRIPTS)
    const sending = await scripts.weight(SENDING)
    expect(sending).toBeLessThanOrEqual(SENDING_SCRIPTS)
    expect((await scripts.weight()) - editor - sending).toBeLessThanOrEqual(FIRST_SCRIPTS + FURTHER_SCRIPTS)
  },
)

journey('fonts keep to their weight, and Devanagari comes only where it is shown', async ({ page }) => {
  const fonts = watch(page, 'font')
  await open(page, '/about')
  await page.waitForLoadState('networkidle')
  expect(await fonts.weight(/devanagari/)).toBe(0)
  expect(await fonts.weight()).toBeGreaterThan(0)

  await open(page, '/?language=hi')
  await page.waitForLoadState('networkidle')
  expect(await fonts.weight(/latin/)).toBeLessThanOrEqual(LATIN_FONTS)
  expect(await fonts.weight(/devanagari/)).toBeGreaterThan(0)
  expect(await fonts.weight(/devanagari/)).toBeLessThanOrEqual(DEVANAGARI_FONTS)
})

/** Paths, in their order; more come in as the tab asks for them. */
async function namedFiles(page: Page): Promise<number> {
  const sent = await (await page.request.get(page.url())).text()
  const named = sent.match(/<link\b[^>]*\bmodulepreload\b/g) ?? []
  expect(named).not.toHaveLength(0)
  return named.length
}

/** Weighs what the tab fetches of a kind from here on, as it came over the line: each address once. */
function watch(page: Page, kind: 'script' | 'font') {
  const done = new Map<string, Request>()
  page.on('requestfinished', (request) => {
    const isKind = kind === 'font' ? /\.woff2/.test(request.url()) : /\.m?js(\?|$)/.test(request.url())
    if (isKind && !done.has(request.url())) done.set(request.url(), request)
  })
  const weightOf = async (requests: Request[]) => {
    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  }
  return {
    weight: (name = /./): Promise<number> =>
      weightOf([...done.values()].filter((request) => name.test(request.url()))),
    /** Of what came before such a file was there, or of all without one. */
    weightBefore(name: RegExp): Promise<number> {
      const all = [...done.values()]
      const first = all.findIndex((request) => name.test(request.url()))
      return weightOf(first === -1 ? all : all.slice(0, first))
    },
    /** Of such files and of what they import, without what the page names for itself. */
    async weightBehind(name: RegExp): Promise<number> {
      const sent = await (await page.request.get(page.url())).text()
      const found = new Set<Request>()
      const waiting = [...done.values()].filter((request) => name.test(request.url()))
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        found.add(next)
        const code = (await (await next.response())?.text()) ?? ''
        const imports = new Set(code.match(/[\w-]+\.js(?=["'`])/g))
        for (const request of done.values()) {
          const file = new URL(request.url()).pathname.split('/').at(-1) ?? ''
          if (imports.has(file) && !sent.includes(file) && !found.has(request)) waiting.push(request)
        }
      }
      return weightOf([...found])
    },
  }
}
