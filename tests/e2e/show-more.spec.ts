import type { Locator, Page } from '@playwright/test'
import { cards, expect, expectRunning, holdBack, journey, open } from '#tests/support/journeys.ts'

const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' })
const announced = (page: Page) => page.getByRole('status').filter({ hasText: 'shown' })

journey('Show more makes the list longer, and the list stays so', async ({ page }) => {
  await open(page, '/')

  await journey.step('it adds cards, says how many, and moves the focus to the first new one', async () => {
    await expect(announced(page)).toHaveText(/^12 of \d+ shown$/)
    await showMore(page).click()
    await expect(cards(page)).toHaveCount(24)
    await expect(cards(page).nth(12).getByRole('link')).toBeFocused()
    await expect(announced(page)).toHaveText(/^24 of \d+ shown$/)
    await expect(page).toHaveURL('/?page=2')
  })

  await journey.step('Back from an event brings back the list and the place in it', async () => {
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

  await journey.step('a reload keeps the cards that were added', async () => {
    const titles = await cards(page).getByRole('heading').allTextContents()
    expect(new Set(titles).size).toBe(24)
    await page.reload()
    await expectRunning(page)
    await expect(cards(page)).toHaveCount(24)
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles)
  })

  await journey.step('the button is gone once every event is shown', async () => {
    await open(page, '/?status=upcoming')
    await showMore(page).click()
    await expect(cards(page)).toHaveCount(24)
    await showMore(page).click()
    await expect(showMore(page)).toHaveCount(0)
    await expect(announced(page)).toHaveText(/^(\d+) of \1 shown$/)
  })
})

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  const far = (page: Page) => cards(page).nth(8).getByRole('link')
  /** As a thumb does: past all that is before it, until nothing at the foot covers it. */
  async function scrollTo(page: Page, card: Locator): Promise<void> {
    await expect(async () => {
      await page.mouse.wheel(0, 300)
      await card.click({ trial: true, timeout: 100 })
    }).toPass({ intervals: [50] })
  }
  const placeOf = (card: Locator) => card.evaluate((link) => link.getBoundingClientRect().top)
  const expectAt = (card: Locator, place: number) =>
    expect.poll(async () => Math.abs((await placeOf(card)) - place)).toBeLessThan(5)

  journey('who reads down the list stays there, and comes back there', async ({ page }) => {
    const card = far(page)

    await journey.step('when the page begins to run, and by Back', async () => {
      const letGo = await holdBack(page, /\/assets\/.*\.js/)
      await page.goto('/', { waitUntil: 'commit' })
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
    })

    await journey.step('by a reload', async () => {
      const place = await placeOf(card)
      await page.reload()
      await expectRunning(page)
      await expectAt(card, place)
    })

    await journey.step('by Back too while the next page is on its way', async () => {
      const place = await placeOf(card)
      const letGo = await holdBack(page, /\/v2\/event\/details\//)
      await card.click()
      await expect(cards(page)).toHaveCount(0)
      await page.goBack()
      await expectAt(card, place)
      letGo()
    })

    await journey.step('on paper nothing is left out', async () => {
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
})
