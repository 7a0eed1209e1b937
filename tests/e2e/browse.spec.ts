import { cards, expect, foundCount, journey, open } from '#tests/support/journeys.ts'

journey('a visitor finds events on the home page and opens one', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveTitle('Events · Pankh')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(cards(page)).toHaveCount(12)

  const first = cards(page).first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page).toHaveURL(/\/events\/details\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page).toHaveTitle(`${title} · Pankh`)
})

journey('a card says the day, the time and the length, and a live one when it ends', async ({ page }) => {
  await open(page, '/?status=upcoming')
  const ahead = cards(page)
    .filter({ hasNotText: 'Live now' })
    .filter({ has: page.locator('time').nth(1) })
  await expect(ahead.first()).toContainText(/\d{1,2}:\d\d [ap]m \w+.* · \d+ (min|h)/)
  await expect(cards(page).getByText('New', { exact: true })).toHaveCount(0)
  await open(page, '/?status=live')
  await expect(cards(page).first()).toContainText(/Live now Ends \d{1,2}:\d\d [ap]m/)
})

journey('the whole card leads to its event', async ({ page }) => {
  await open(page, '/')
  await cards(page)
    .nth(1)
    .click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(/\/events\/details\/\d+$/)
})

journey('status tabs narrow the list, and each says how many there are', async ({ page }) => {
  await open(page, '/')
  const tabs = page.getByRole('navigation', { name: 'Status' })
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', /true|page/)

  for (const [name, status] of [
    ['Upcoming', 'upcoming'],
    ['On-Demand', 'on-demand'],
    ['Live', 'live'],
  ] as const) {
    const tab = tabs.getByRole('link', { name: new RegExp(`^${name}`) })
    const count = Number.parseInt((await tab.textContent())?.replace(name, '') ?? '', 10)
    await tab.click()
    await expect(page).toHaveURL(`/?status=${status}`)
    await expect(tab).toHaveAttribute('aria-current', /true|page/)
    await expect.poll(() => foundCount(page)).toBe(count)
  }
  await expect(cards(page).getByText('Live now')).toHaveCount(await foundCount(page))

  await tabs.getByRole('link', { name: /^All/ }).click()
  await expect(page).toHaveURL('/')
})

journey('sorting puts the best rated first and keeps the filters', async ({ page }) => {
  await open(page, '/?status=on-demand')
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
})

journey('a banner leads to what it promises', async ({ page }) => {
  await open(page, '/')
  await page
    .getByRole('region', { name: 'News' })
    .getByRole('link', { name: /Missed it/ })
    .click()
  await expect(page).toHaveURL('/?status=on-demand')
  await expect(cards(page).first()).toBeVisible()
})
