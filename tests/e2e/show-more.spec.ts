import type { Page } from '@playwright/test'
import { cards, expect, expectRunning, journey, open } from '#tests/support/journeys.ts'

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
