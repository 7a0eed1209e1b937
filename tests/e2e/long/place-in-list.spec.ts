import type { Locator, Page } from '@playwright/test'
import { cards, expect, expectRunning, holdBack, journey } from '#tests/support/journeys.ts'

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
