import type { Page } from '@playwright/test'
import { checkAccount, MEERA, password } from '#tests/support/auth-steps.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { cards, expect, foundCount, journey } from '#tests/support/journeys.ts'

journey.use({ javaScriptEnabled: false })

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filter' })

journey('a reader searches, filters and orders the list, and reads an event', async ({ page }) => {
  await journey.step('the filters are a plain form with a button', async () => {
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

  await journey.step('Show more is a link to a longer list', async () => {
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL('/?page=2')
    await expect(cards(page)).toHaveCount(24)
  })

  await journey.step('status tabs and the order work as links and a form', async () => {
    await page.getByRole('link', { name: /^On-Demand/ }).click()
    await expect(page).toHaveURL('/?status=on-demand')
    await page.getByLabel('Sort by').selectOption({ label: 'Best rated' })
    await page.getByRole('main').getByRole('button', { name: 'Show events' }).last().click()
    await expect(page).toHaveURL(/status=on-demand&sort_by=rating/)
    await expect(page.getByLabel('Sort by')).toHaveValue('rating')
  })

  await journey.step('an event is read', async () => {
    const first = cards(page).first().getByRole('link')
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Is it right for you?' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  })

  await journey.step('the search is a plain form', async () => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Search events' }).fill('speech games')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/search_query=speech\+games/)
    await expect(cards(page).first()).toContainText('speech games')
  })

  await journey.step('log-in leads back to the search', async () => {
    const address = page.url()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await checkAccount(page, MEERA.email)
    await password(page).fill(MEERA.password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('speech games')
    await page.context().clearCookies()
  })

  await journey.step('the time stands there in the zone of the event, named', async () => {
    await page.goto('/?search_query=first+three+years')
    await expect(cards(page).first().locator('time').last()).toHaveText(/^\d+:\d\d [ap]m IST · 1 h$/)
  })
})

journey('menus are within reach on any screen', async ({ page }) => {
  const banner = page.getByRole('banner')
  const about = banner.getByRole('link', { name: /About Us/ }).filter({ visible: true })

  await journey.step('the menu and the filters on a small screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(about).toHaveCount(1)
    await filters(page)
      .getByRole('checkbox', { name: /^3 to 6/ })
      .check()
    await filters(page).getByRole('button', { name: 'Show events' }).click()
    await expect(page).toHaveURL(/age_group=/)
    await about.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pankh means wings' })).toBeVisible()
  })

  await journey.step('the menu of the account lies within a small screen', async () => {
    await logInAs(page, 'kavita')
    await page.goto('/')
    await openMenu(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
  })

  await journey.step('the menu of the account on a large screen, and the way out', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/')
    await openMenu(page)
    await banner.getByRole('button', { name: 'Logout' }).click()
    await page.goto('/')
    await expect(banner.getByRole('link', { name: 'Login' })).toBeVisible()
  })
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
