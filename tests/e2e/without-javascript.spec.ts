import type { Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { cards, expect, foundCount, journey } from '#tests/support/journeys.ts'

journey.use({ javaScriptEnabled: false })

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filter' })

journey('a reader browses the list and reads an event', async ({ page }) => {
  await page.goto('/')
  await expect(cards(page)).toHaveCount(12)
  const first = cards(page).first().getByRole('link')
  const title = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Is it right for me?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
})

journey('the search is a plain form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search events' }).fill('speech games')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search_query=speech\+games/)
  await expect(cards(page).first()).toContainText('speech games')
})

journey('the filters are a plain form with a button', async ({ page }) => {
  await page.goto('/?search_query=play')
  const all = await foundCount(page)
  await filters(page)
    .getByRole('checkbox', { name: /^3 to 6/ })
    .check()
  await filters(page).getByRole('checkbox', { name: /^Play/ }).check()
  await filters(page).getByRole('button', { name: 'Show events' }).click()
  await expect(page).toHaveURL(/search_query=play&age_group=\d+&skill=\d+$/)
  expect(await foundCount(page)).toBeLessThan(all)
  await expect(filters(page).getByRole('checkbox', { name: /^3 to 6/ })).toBeChecked()

  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/')
})

journey('status tabs and the order work as links and a form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^On-Demand/ }).click()
  await expect(page).toHaveURL('/?status=on-demand')
  await page.getByLabel('Sort by').selectOption({ label: 'Best rated' })
  await page.getByRole('main').getByRole('button', { name: 'Show events' }).last().click()
  await expect(page).toHaveURL(/status=on-demand&sort_by=rating/)
  await expect(page.getByLabel('Sort by')).toHaveValue('rating')
})

journey('Show more is a link to a longer list', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL('/?page=2')
  await expect(cards(page)).toHaveCount(24)
})

journey('the viewer reads the time in the zone of the event, named', async ({ page }) => {
  await page.goto('/?search_query=first+three+years')
  await expect(cards(page).first().locator('time').last()).toHaveText(/^\d+:\d\d [ap]m IST$/)
})

journey('a signed-in person opens the menu of the account, and logs out', async ({ page }) => {
  await logInAs(page, 'kavita')
  await page.goto('/')
  await openMenu(page)
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})

/** The menu lies over the page: opened, it makes the bar no higher. */
async function openMenu(page: Page): Promise<void> {
  const bar = page.getByRole('banner')
  const before = await bar.boundingBox()
  await bar.locator('summary').click()
  const entry = bar.getByRole('link', { name: 'My Account' })
  await expect(entry).toBeVisible()
  expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await bar.boundingBox()).toEqual(before)
}

journey.describe('on a small screen', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('the menu of the account lies within the screen', async ({ page }) => {
    await logInAs(page, 'kavita')
    await page.goto('/')
    await openMenu(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
  })

  journey('the menu and the filters are within reach', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /About Us/ })
        .filter({ visible: true }),
    ).toHaveCount(1)
    await filters(page)
      .getByRole('checkbox', { name: /^3 to 6/ })
      .check()
    await filters(page).getByRole('button', { name: 'Show events' }).click()
    await expect(page).toHaveURL(/age_group=/)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /About Us/ })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pankh means wings' })).toBeVisible()
  })
})
