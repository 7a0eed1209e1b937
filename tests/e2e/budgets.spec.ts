import type { Page, Request } from '@playwright/test'
import { cards, expect, journey, open } from '#tests/support/journeys.ts'

/** Bytes; interface.md, bars. */
const FIRST_SCRIPTS = 120_000
const FURTHER_SCRIPTS = 40_000
const LATIN_FONTS = 80_000
const DEVANAGARI_FONTS = 120_000

journey('the first load of home and the way to an event keep to their weight', async ({ page }) => {
  const scripts = watch(page, 'script')
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const first = await scripts.weight()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(FIRST_SCRIPTS)

  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/events\/details\//)
  await page.waitForLoadState('networkidle')
  expect((await scripts.weight()) - first).toBeLessThanOrEqual(FURTHER_SCRIPTS)
})

journey('an event that is opened first keeps to the weight of both', async ({ page }) => {
  await open(page, '/')
  const address = (await cards(page).first().getByRole('link').getAttribute('href')) ?? ''
  await page.goto('about:blank')
  const scripts = watch(page, 'script')
  await open(page, address)
  await page.waitForLoadState('networkidle')
  expect(await scripts.weight()).toBeLessThanOrEqual(FIRST_SCRIPTS + FURTHER_SCRIPTS)
})

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

/** Weighs what the tab fetches of a kind from here on, as it came over the line: each address once. */
function watch(page: Page, kind: 'script' | 'font') {
  const done = new Map<string, Request>()
  page.on('requestfinished', (request) => {
    const isKind = kind === 'font' ? /\.woff2/.test(request.url()) : /\.js(\?|$)/.test(request.url())
    if (isKind && !done.has(request.url())) done.set(request.url(), request)
  })
  return {
    async weight(name = /./): Promise<number> {
      const wanted = [...done.values()].filter((request) => name.test(request.url()))
      const sizes = await Promise.all(wanted.map((request) => request.sizes()))
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    },
  }
}
