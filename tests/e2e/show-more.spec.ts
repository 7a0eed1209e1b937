import type { Page } from '@playwright/test'
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

journey(
  'who reads down the list before the page runs stays there, and Back leads there again',
  async ({ page }) => {
    const letGo = await holdBack(page, /\/assets\/.*\.js/)
    await page.goto('/', { waitUntil: 'commit' })
    const card = cards(page).nth(8).getByRole('link')
    await card.scrollIntoViewIfNeeded()
    const placeOf = () => card.evaluate((link) => link.getBoundingClientRect().top)
    const before = await placeOf()
    const stays = () => expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(5)
    letGo()
    await expectRunning(page)
    await page.waitForLoadState('networkidle')
    await stays()

    const title = (await card.textContent()) ?? ''
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.goBack()
    await expect(card).toBeInViewport()
    await stays()
  },
)

journey('the button is gone once every event is shown', async ({ page }) => {
  await open(page, '/?status=upcoming')
  await showMore(page).click()
  await expect(cards(page)).toHaveCount(24)
  await showMore(page).click()
  await expect(showMore(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'shown' })).toHaveText(/^(\d+) of \1 shown$/)
})
