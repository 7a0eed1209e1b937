import type { Page } from '@playwright/test'
import { cards, expect, expectRunning, journey, loggedIn } from '#tests/support/journeys.ts'
import { pdfOf, shareResource } from '#tests/support/resource-steps.ts'

/** Slow 3G. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Milliseconds until there is something to read, and until the page runs. Each request waits 400 ms by itself. */
const TO_READ = 4_000
const TO_RUN = 15_000
/** interface.md, bars: what stands in for our letters has their measure, so that nothing moves when they come. */
const SHIFT = 0.02

/** From now on this tab is on a slow network. */
async function slowDown(page: Page): Promise<void> {
  const tab = await page.context().newCDPSession(page)
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', NETWORK)
}

/** Opens an address and says how long it took. */
async function openSlowly(
  page: Page,
  address: string,
): Promise<{ toRead: number; toRun: number; shift: number }> {
  const from = Date.now()
  await page.goto(address, { waitUntil: 'commit' })
  await expectRunning(page)
  const toRun = Date.now() - from
  const seen = await page.evaluate(
    () =>
      new Promise<{ toRead: number; shift: number }>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        setTimeout(() => resolve({ toRead: paint?.startTime ?? 0, shift }), 300)
      }),
  )
  return { ...seen, toRun }
}

/**
 * @param isShiftHeld not where the machine shows boxes until our letters are there: phones have letters of their own
 */
async function expectUsable(page: Page, address: string, isShiftHeld = true): Promise<void> {
  const { toRead, toRun, shift } = await openSlowly(page, address)
  expect(toRead, `${address}: to read`).toBeGreaterThan(0)
  expect(toRead, `${address}: to read`).toBeLessThanOrEqual(TO_READ)
  expect(toRun, `${address}: to run`).toBeLessThanOrEqual(TO_RUN)
  if (isShiftHeld) expect(shift, `${address}: layout shift`).toBeLessThanOrEqual(SHIFT)
}

/** Boxes in place of letters all have one width. */
const hasDevanagari = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d')
    if (!drawing) return false
    drawing.font = '40px sans-serif'
    return new Set([...'कमटश'].map((letter) => drawing.measureText(letter).width)).size > 1
  })

journey('on slow 3G a resource is found and read', async ({ page }) => {
  journey.setTimeout(120_000)
  await loggedIn(page)
  const { address } = await shareResource(page.request, {
    title: 'Read on a slow network',
    files: [await pdfOf(['One page.'])],
  })
  await slowDown(page)
  await expectUsable(page, '/resource')
  await page.getByRole('searchbox').first().fill('calm')
  await page.getByRole('searchbox').first().press('Enter')
  await expect(page).toHaveURL(/search_query=calm/)
  await expect(cards(page, 'resource').first()).toBeVisible({ timeout: 20_000 })
  await cards(page, 'resource').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/resource\/[^/]+\/\d+/, { timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })

  await expectUsable(page, address)
  await page.getByRole('link', { name: 'Open', exact: true }).click()
  // The first page is a picture or rendered, long before all of the viewer is there.
  await expect(page.getByRole('heading', { level: 1, name: 'worksheet.pdf' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('region', { name: /^Pages of/ })).toBeVisible({ timeout: 60_000 })
})

journey('on slow 3G a resource is made with a file', async ({ page }) => {
  journey.setTimeout(120_000)
  await loggedIn(page)
  const sheet = await pdfOf(['Made far out.'], 'far.pdf')
  await slowDown(page)
  await expectUsable(page, '/resource/add')
  await page.getByLabel('Type of resource').selectOption('Worksheets')
  await page.getByLabel('Title').fill('Made on a slow network')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel(/^(Files|More files) to add$/).setInputFiles(sheet)
  await expect(page.getByText(/^Uploaded/)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: /Sharing$/ }).click()
  await page.getByLabel('I have permission to share this.').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your resource is published' })).toBeVisible({
    timeout: 30_000,
  })
})

journey.describe(() => {
  journey.describe.configure({ timeout: 90_000 })

  journey('on slow 3G an event is found and read in Hindi', async ({ page }) => {
    await slowDown(page)
    await expectUsable(page, '/hi/', await hasDevanagari(page))
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await page.getByRole('searchbox').first().fill('नींद')
    await page.getByRole('searchbox').first().press('Enter')
    await expect(page).toHaveURL(/\/hi\/?\?.*search_query=/)
    const found = page.getByRole('heading', { level: 3, name: /नींद/ }).getByRole('link').first()
    await found.click({ timeout: 20_000 })
    await expect(page).toHaveURL(/\/hi\/events\/details\/\d+/, { timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 1, name: /नींद/ })).toBeVisible({ timeout: 20_000 })
  })
})
