import type { Page } from '@playwright/test'
import {
  cards,
  expect,
  expectAccessible,
  expectRunning,
  journey,
  loggedIn,
  open,
  tabTo,
} from '#tests/support/journeys.ts'
import { OWN_PAGE, postCall } from '#tests/support/post-call.ts'

const row = (page: Page) => page.getByRole('region', { name: 'For you' })
const off = (page: Page) => row(page).getByRole('button', { name: 'Turn this off' })

/** Somebody new who is interested in communication and ages from 3 to 6. */
async function interested(page: Page): Promise<void> {
  await loggedIn(page)
  const { data } = await (await page.request.get('/user/preferences/')).json()
  const idOf = (list: { id: number; name: string }[], wanted: string) =>
    list.find(({ name }) => name === wanted)?.id
  await postCall(page.request, '/user/preferences/', {
    skills: [idOf(data.skills_list, 'Communication')],
    age_groups: [idOf(data.age_group_list, '3 to 6 years')],
  })
}

/** Every card says why, by chosen names alone. */
async function expectReasons(page: Page, chosen: RegExp): Promise<void> {
  const shown = row(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(shown.first()).toBeVisible()
  const all = await shown.allTextContents()
  expect(all.length).toBeLessThanOrEqual(4)
  for (const words of all) expect(words).toMatch(chosen)
}

const COMMUNICATION_OR_AGE = /Because you chose (Communication|Communication, 3 to 6|3 to 6)(?!, )/

journey('who chooses interests sees on home and in the library what fits, and why', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/')
  await row(page).getByRole('link', { name: 'Choose your interests' }).click()
  // Home has such boxes too, in its filters.
  await expect(page).toHaveURL('/profile/preferences')
  await expect(page.getByRole('heading', { level: 1, name: 'Your preferences' })).toBeVisible()
  await page.getByRole('checkbox', { name: '3 to 6 years', exact: true }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.getByRole('checkbox', { name: 'Communication' }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { name: 'Step 3 of 4' })).toBeFocused()
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Show what I care about first' })).toBeChecked()
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await expect(page).toHaveURL('/profile')

  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Events' }).click()
  await expectReasons(page, COMMUNICATION_OR_AGE)
  await expectAccessible(page, 'home with what fits')
  await bar.getByRole('link', { name: 'Resources' }).click()
  await expect(page).toHaveURL('/resource')
  await expectReasons(page, COMMUNICATION_OR_AGE)
})

journey(
  'the row stands with the page, stays while the list grows, and leaves it to a search',
  async ({ page }) => {
    await interested(page)
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    const shifted = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
    expect(shifted).toBeLessThan(0.02)

    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(cards(page)).toHaveCount(24)
    await expect(row(page)).toBeVisible()
    await open(page, '/?search_query=speech')
    await expect(row(page)).toBeHidden()
  },
)

journey.describe('on a small screen', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('it is turned off by keyboard, stays off, and comes back by its box', async ({ page }) => {
    await interested(page)
    await open(page, '/')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await tabTo(page, off(page))
    await page.keyboard.press('Enter')
    await expect(row(page)).toBeHidden()
    await expect(page.getByText('Turned off. You can turn it on again in your preferences.')).toBeVisible()
    await expect(page.locator('#found')).toBeFocused()
    await page.goto('/resource')
    await expectRunning(page)
    await expect(row(page)).toBeHidden()

    await open(page, '/profile/preferences?step=4')
    const box = page.getByRole('checkbox', { name: 'Show what I care about first' })
    await expect(box).not.toBeChecked()
    await box.check()
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect(page).toHaveURL('/profile')
    await open(page, '/')
    await expectReasons(page, COMMUNICATION_OR_AGE)
  })
})

journey('a visitor sees nothing of it, and nothing is asked', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/for-you/')) asked.push(request.url())
  })
  await open(page, '/resource')
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL('/')
  await expect(cards(page)).toHaveCount(12)
  await expect(row(page)).toBeHidden()
  expect(asked).toEqual([])
})

journey('the reasons are in Hindi where Hindi is asked for', async ({ page }) => {
  await interested(page)
  const headers = { ...OWN_PAGE, 'accept-language': 'hi' }
  for (const what of ['event', 'resource']) {
    const { data } = await (await page.request.get(`/v2/${what}/for-you/list/`, { headers })).json()
    expect(data.length).toBeGreaterThan(0)
    for (const { because } of data) expect(because.join()).toMatch(/[\u0900-\u097f]/)
  }
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the row says why, and one button turns it off', async ({ page }) => {
    await interested(page)
    for (const address of ['/resource', '/']) {
      await page.goto(address)
      await expectReasons(page, COMMUNICATION_OR_AGE)
    }
    await off(page).click()
    await expect(page).toHaveURL('/')
    await expect(row(page)).toBeHidden()
    await expect(cards(page)).toHaveCount(12)
    await page.goto('/profile/preferences?step=4')
    await expect(page.getByRole('checkbox', { name: 'Show what I care about first' })).not.toBeChecked()
  })
})
