import type { Page } from '@playwright/test'
import { cards, expect, foundCount, journey, open } from '#tests/support/journeys.ts'

journey('a visitor finds events on the home page, and opens one', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle('Events · Pankh')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(cards(page)).toHaveCount(12)

  await journey.step('the whole card leads to its event', async () => {
    await cards(page)
      .nth(1)
      .click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/events\/details\/\d+$/)
  })

  await journey.step('a banner leads to what it promises', async () => {
    await page.goBack()
    await page
      .getByRole('region', { name: 'Highlights' })
      .getByRole('link', { name: /Missed a session/ })
      .click()
    await expect(page).toHaveURL('/?status=on-demand')
    await expect(cards(page).first()).toBeVisible()
  })

  await journey.step('the page of an event begins at its title', async () => {
    const first = cards(page).first().getByRole('link')
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(page).toHaveURL(/\/events\/details\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect(page).toHaveTitle(`${title} · Pankh`)
  })
})

journey(
  'the first screen of a phone leads on, one press each, and makes room for a search',
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/')
    const lead = page.getByRole('region', { name: 'Start here' })
    const items = lead.getByRole('listitem')
    await expect(items).toHaveCount(4)
    for (const item of await items.all()) await expect(item.getByRole('link')).toBeInViewport({ ratio: 1 })
    await items.nth(1).getByRole('link').click()
    await expect(page).toHaveURL(/\/resource\/.+\/\d+$/)
    await page.goBack()
    await items.nth(3).getByRole('link').click()
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible()
    await open(page, '/?search_query=speech')
    await expect(cards(page).first()).toBeVisible()
    await expect(lead).toHaveCount(0)
  },
)

journey('status tabs narrow the list, cards say when, and the best rated come first', async ({ page }) => {
  await open(page, '/')
  const tabs = page.getByRole('navigation', { name: 'Status' })
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', /true|page/)

  await journey.step('an event ahead says the day, the time and the length', async () => {
    await expectTabToHold(page, 'Upcoming', 'upcoming')
    const ahead = cards(page)
      .filter({ hasNotText: 'Live now' })
      .filter({ has: page.locator('time').nth(1) })
    await expect(ahead.first()).toContainText(/\d{1,2}:\d\d [ap]m \w+.* · \d+ (min|h)/)
    await expect(cards(page).getByText('New', { exact: true })).toHaveCount(0)
  })

  await journey.step('a live event says when it ends', async () => {
    await expectTabToHold(page, 'Live', 'live')
    await expect(cards(page).first()).toContainText(/Live now · until \d{1,2}:\d\d [ap]m/)
    await expect(cards(page).getByText('Live now')).toHaveCount(await foundCount(page))
  })

  await journey.step('sorting puts the best rated first and keeps the filters', async () => {
    await expectTabToHold(page, 'On-Demand', 'on-demand')
    await expectBestRatedFirst(page)
  })

  await tabs.getByRole('link', { name: /^All/ }).click()
  await expect(page).toHaveURL('/')
})

/** Each tab says how many there are. */
async function expectTabToHold(page: Page, name: string, status: string): Promise<void> {
  const tab = page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
  const count = Number.parseInt((await tab.textContent())?.replace(name, '') ?? '', 10)
  await tab.click()
  await expect(page).toHaveURL(`/?status=${status}`)
  await expect(tab).toHaveAttribute('aria-current', /true|page/)
  await expect.poll(() => foundCount(page)).toBe(count)
}

async function expectBestRatedFirst(page: Page): Promise<void> {
  const titles = () => cards(page).getByRole('heading').allTextContents()
  const byDate = await titles()
  await page.getByLabel('Sort by').selectOption({ label: 'Best rated' })
  await expect(page).toHaveURL('/?sort_by=rating&status=on-demand')
  await expect.poll(titles).not.toEqual(byDate)

  const words = await cards(page)
    .getByText(/^Rated [\d.]+ out of 5/)
    .allTextContents()
  const ratings = words.map((text) => Number(/[\d.]+/.exec(text)?.[0]))
  expect(ratings.length).toBeGreaterThan(3)
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))

  await page.getByLabel('Sort by').selectOption({ label: 'Date' })
  await expect(page).toHaveURL('/?status=on-demand')
  await expect.poll(titles).toEqual(byDate)
}
