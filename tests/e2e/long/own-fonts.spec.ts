import type { Page } from '@playwright/test'
import { expect, holdBack, journey, open } from '#tests/support/journeys.ts'

const letters = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily)
/** The languages whose letters are noted to be on the device. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const ofFonts = Object.keys(localStorage).filter((key) => key.startsWith('pankh-fonts-'))
    return ofFonts.map((key) => key.replace('pankh-fonts-', ''))
  })

journey.describe('on a device without our fonts', () => {
  journey.use({ storageState: { cookies: [], origins: [] } })

  journey('a page that is being read keeps its letters, and the next one has ours', async ({ page }) => {
    const letGo = await holdBack(page, /\.woff2/)
    await open(page, '/')
    await page.waitForFunction(() => performance.now() > 1_500)
    letGo()
    await expect.poll(() => kept(page)).toContain('en')
    expect(await letters(page)).not.toContain('Baloo')

    await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).click()
    await expect(page).toHaveTitle('Resources · Pankh')
    await expect.poll(() => letters(page)).toContain('Baloo')
  })

  journey('a page that nobody reads yet has them as they come, in its language too', async ({ page }) => {
    await page.addInitScript(() => {
      performance.now = () => 1_000
    })
    const devanagari = page.waitForRequest(/noto-sans-devanagari[^/]*\.woff2/)
    await open(page, '/hi/')
    await devanagari
    await expect.poll(() => letters(page)).toContain('Baloo')
    await expect.poll(() => kept(page)).toContain('hi')
  })

  journey('fonts that do not come are asked for again with the next load', async ({ page }) => {
    await page.route(/\.woff2/, (route) => route.abort('aborted'))
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('.woff2'))
    await open(page, '/')
    await refused
    expect(await kept(page)).toEqual([])
    expect(await letters(page)).not.toContain('Baloo')

    await page.unrouteAll()
    await open(page, '/')
    await expect.poll(() => kept(page)).toContain('en')
  })

  journey('who asked for easy letters gets them at once', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'reading', value: 'f', url: baseURL ?? '' }])
    await page.goto('/', { waitUntil: 'commit' })
    expect(await letters(page)).toContain('Lexend')
  })

  journey.describe('without JavaScript', () => {
    journey.use({ javaScriptEnabled: false })

    journey('a page has them as they come', async ({ page }) => {
      await page.goto('/')
      expect(await letters(page)).toContain('Baloo')
    })
  })
})

journey('a device that has our fonts shows them before any code is there', async ({ page }) => {
  const letGo = await holdBack(page, /\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  expect(await letters(page)).toContain('Baloo')
  letGo()
})
