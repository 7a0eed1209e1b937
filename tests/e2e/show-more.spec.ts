import type { Locator, Page } from '@playwright/test'
import { cards, expect, expectRunning, holdBack, journey, open } from '#tests/support/journeys.ts'

const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' })

journey(
  'Show more adds the next cards, says how many, and moves the focus to the first new one',
  async ({ page }) => {
    await open(page, '/')
    const announced = page.getByRole('status').filter({ hasText: 'shown' })
    await expect(announced).toHaveText(/^12 of \d+ shown$/)
    await showMore(page).click()
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
    await expect(announced).toHaveText(/^24 of \d+ shown$/)
    await expect(page).toHaveURL('/?page=2')
  },
)

journey('a reload keeps the cards that were added', async ({ page }) => {
  await open(page, '/')
  await showMore(page).click()
  await expect(cards(page)).toHaveCount(24)
  const titles = await cards(page).getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(24)
  await page.reload()
  await expectRunning(page)
  await expect(cards(page)).toHaveCount(24)
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles)
})

journey('Back from an event brings back the list and the place in it', async ({ page }) => {
  await open(page, '/')
  await showMore(page).click()
  await expect(cards(page)).toHaveCount(24)
  const card = cards(page).nth(19).getByRole('link')
  await card.scrollIntoViewIfNeeded()
  const title = (await card.textContent()) ?? ''
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)

  await card.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/?page=2')
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(() => page.evaluate((was) => Math.abs(window.scrollY - was), before)).toBeLessThan(5)
  await expect(card).toBeInViewport()
})

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  const far = (page: Page) => cards(page).nth(8).getByRole('link')
  /** As a thumb does: past all that is before it. */
  async function scrollTo(page: Page, card: Locator): Promise<void> {
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      await expect(card).toBeInViewport({ timeout: 100 })
    }).toPass({ intervals: [50] })
  }
  const placeOf = (card: Locator) => card.evaluate((link) => link.getBoundingClientRect().top)
  const expectAt = (card: Locator, place: number) =>
    expect.poll(async () => Math.abs((await placeOf(card)) - place)).toBeLessThan(5)

  journey(
    'who reads down the list before the page runs stays there, and Back leads there again',
    async ({ page }) => {
      const letGo = await holdBack(page, /\/assets\/.*\.js/)
      await page.goto('/', { waitUntil: 'commit' })
      const card = far(page)
      await expect(card).toBeAttached()
      await scrollTo(page, card)
      const place = await placeOf(card)
      letGo()
      await expectRunning(page)
      await page.waitForLoadState('networkidle')
      await expectAt(card, place)

      const title = (await card.textContent()) ?? ''
      await card.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.goBack()
      await expect(card).toBeInViewport()
      await expectAt(card, place)
    },
  )

  journey('Back leads to the place too while the next page is on its way', async ({ page }) => {
    await open(page, '/')
    const card = far(page)
    await scrollTo(page, card)
    const place = await placeOf(card)
    const letGo = await holdBack(page, /\/v2\/event\/details\//)
    await card.click()
    await expect(cards(page)).toHaveCount(0)
    await page.goBack()
    await expectAt(card, place)
    letGo()
  })

  journey('a reload leads to the place, and on paper nothing is left out', async ({ page }) => {
    await open(page, '/')
    const card = far(page)
    await scrollTo(page, card)
    const place = await placeOf(card)
    await page.reload()
    await expectRunning(page)
    await expectAt(card, place)

    await page.goto('/', { waitUntil: 'commit' })
    const visibilities = () =>
      Promise.all(
        [cards(page).last(), page.getByRole('contentinfo', { includeHidden: true })].map((part) =>
          part.evaluate((element) => getComputedStyle(element).contentVisibility),
        ),
      )
    expect(await visibilities()).toEqual(['auto', 'auto'])
    await page.emulateMedia({ media: 'print' })
    expect(await visibilities()).toEqual(['visible', 'visible'])
  })
})

journey('the button is gone once every event is shown', async ({ page }) => {
  await open(page, '/?status=upcoming')
  await showMore(page).click()
  await expect(cards(page)).toHaveCount(24)
  await showMore(page).click()
  await expect(showMore(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveText(/^(\d+) of \1 shown$/)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('Show more leads on to every resource, and back', async ({ page }) => {
    await page.goto('/resource?page=8')
    const found = page.getByRole('region', { name: /resources/ })
    const seen = new Set<string>()
    const note = async () => {
      for (const link of await found.getByRole('listitem').getByRole('heading').getByRole('link').all())
        seen.add((await link.getAttribute('href')) ?? '')
    }
    await note()
    expect(seen.size).toBe(96)
    const total = Number((await found.getByRole('heading', { level: 2 }).textContent())?.match(/\d+/)?.[0])
    expect(total).toBeGreaterThan(96)
    while ((await showMore(page).count()) > 0) {
      const before = seen.size
      await showMore(page).click()
      await note()
      expect(seen.size).toBeGreaterThan(before)
    }
    expect(seen.size).toBe(total)
    await expect(page.getByText(`to ${total} of ${total}`)).toBeVisible()
    await page.getByRole('link', { name: 'Show previous' }).click()
    await expect(page).toHaveURL(/page=\d+/)
  })

  journey('the address says how many a page, and which way round', async ({ page }) => {
    await page.goto('/resource?sort_by=title&flag_descending=1&length=5')
    const titles = page
      .getByRole('region', { name: /resources/ })
      .getByRole('listitem')
      .getByRole('heading')
    await expect(titles).toHaveCount(5)
    const shown = await titles.allTextContents()
    expect(shown).toEqual(shown.toSorted((a, b) => b.localeCompare(a, 'en')))
    await showMore(page).click()
    await expect(titles).toHaveCount(10)
  })
})
