import type { Page } from '@playwright/test'
import { drawVideo } from '#seeds/demo/resources/kinds/video.ts'
import type { Way } from '#tests/support/checked-pages/checked-page.ts'
import { toEvent, toProgram, toResource } from '#tests/support/checked-pages/ways.ts'
import { expect, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { shareResource } from '#tests/support/resource-steps.ts'

journey.use({ viewport: { width: 360, height: 740 } })

/**
 * What a page is made of; the mark in the tab is no picture of a page. A device without Devanagari letters is given
 * those of the language's name (2 kB): it would show boxes.
 */
const NEEDED = ['document', 'script', 'stylesheet']
const ALSO =
  /\/feather\.svg$|\/v2\/picture\/size\/list\/|\/program\/landing\/visit\/$|\/language-names-600[^/]*\.woff2$/

const pages: Way[] = [
  '/',
  '/?status=on-demand',
  '/resource',
  toEvent({ status: 'upcoming' }),
  toResource(),
  '/certificate-programs/details',
  toProgram('details'),
  '/programs/individual/1',
]

/** Where a way ends: Playwright leaves out headers of its own where a page leads on. */
async function addressOf(page: Page, way: Way): Promise<string> {
  const answer = await page.request.get(typeof way === 'string' ? way : await way(page))
  return answer.url()
}

async function expectNothingBesides(page: Page, mostFonts: number): Promise<void> {
  const addresses: string[] = []
  for (const way of pages) addresses.push(await addressOf(page, way))
  const asked: string[] = []
  page.on('request', (request) => {
    const isNeeded = NEEDED.includes(request.resourceType()) || ALSO.test(request.url().split('?')[0] ?? '')
    if (!isNeeded) asked.push(`${request.resourceType()} ${request.url()} on ${page.url()}`)
  })
  for (const address of addresses) {
    await open(page, address)
    await expect(page.locator('html')).toHaveAttribute('data-reading', /d/)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    // Whoever points at a link has not yet pressed it.
    await page.locator('main a[href^="/"]:visible').last().hover()
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((one) => !one.startsWith('font'))).toEqual([])
  expect(asked.filter((one) => one.startsWith('font')).length).toBeLessThanOrEqual(mostFonts)
}

journey(
  'a browser that saves data is given pages without pictures, films and what may come next',
  async ({ browser, baseURL }) => {
    const extraHTTPHeaders = { 'save-data': 'on' }
    const context = await browser.newContext({
      extraHTTPHeaders,
      serviceWorkers: 'block',
      ...(baseURL && { baseURL }),
    })
    await expectNothingBesides(await context.newPage(), 0)
    await context.close()
  },
)

journey('so is who chose it, in the easy font that they chose', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'reading', value: 'fd', url: baseURL ?? '' }])
  // One file, which a page after another may ask for again.
  await expectNothingBesides(page, pages.length)
})

journey('saving data, a film of ours waits and says how much it is', async ({ page, context, baseURL }) => {
  await loggedIn(page)
  await context.addCookies([{ name: 'reading', value: 'd', url: baseURL ?? '' }])
  const film = { name: 'flower.webm', mimeType: 'video/webm', buffer: await drawVideo(1) }
  const { address } = await shareResource(page.request, { title: 'A film that waits', files: [film] })
  const media: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') media.push(request.url())
  })
  await open(page, `${address}/fileviewer`)
  await expect(
    page.getByText(/^“Save data” is on, so this loads when you play it \(\d+ kB\)\.$/),
  ).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(media).toEqual([])
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
  expect(media).toHaveLength(1)
})
