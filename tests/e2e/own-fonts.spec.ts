import type { Page } from '@playwright/test'
import { expect, holdBack, journey, open } from '#tests/support/journeys.ts'

const letters = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily)
const hasFonts = (page: Page) => page.evaluate(() => localStorage.getItem('fonts'))

journey.describe('on a device without our fonts', () => {
  journey.use({ storageState: { cookies: [], origins: [] } })

  journey('a page that is being read keeps its letters, and the next one has ours', async ({ page }) => {
    const letGo = await holdBack(page, /\.woff2/)
    await open(page, '/')
    await page.waitForFunction(() => performance.now() > 1_500)
    letGo()
    await expect.poll(() => hasFonts(page)).toBe('1')
    expect(await letters(page)).not.toContain('Baloo')

    await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click()
    await expect(page).toHaveTitle('Events · Pankh')
    expect(await letters(page)).toContain('Baloo')
    await page.reload()
    expect(await letters(page)).toContain('Baloo')
  })

  journey('a page that nobody reads yet has them as they come', async ({ page }) => {
    await page.addInitScript(() => {
      performance.now = () => 1_000
    })
    await open(page, '/')
    await expect.poll(() => letters(page)).toContain('Baloo')
  })

  journey('fonts that do not come are asked for again with the next page', async ({ page }) => {
    await page.route(/\.woff2/, (route) => route.abort('aborted'))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(await hasFonts(page)).toBeNull()
    expect(await letters(page)).not.toContain('Baloo')
  })

  journey.describe('without JavaScript', () => {
    journey.use({ javaScriptEnabled: false })

    journey('a page has them as they come', async ({ page }) => {
      await page.goto('/')
      expect(await letters(page)).toContain('Baloo')
    })
  })
})
