import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logInByDialog } from '#tests/support/auth-steps.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import {
  expect,
  expectAccessible,
  journey,
  loggedIn,
  open,
  refuseWith,
  tabTo,
} from '#tests/support/journeys.ts'
import { OWN_PAGE, postCall } from '#tests/support/post-call.ts'
import { shareResource } from '#tests/support/resource-steps.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'Follow and share' })
const toast = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
const links = ['https://example.org/calm']

/** Somebody new with so many resources; the tabs of the journey are nobody's afterwards. Answers their id. */
async function sharing(page: Page, { resources = 1, last_name = 'Verma' } = {}): Promise<number> {
  await loggedIn(page, { first_name: 'Zoya', last_name })
  for (let made = 0; made < resources; made += 1)
    await shareResource(page.request, { title: `Calm corner ${made + 1} ${randomUUID().slice(0, 6)}`, links })
  const { data } = await (await page.request.get('/v2/creator/details/')).json()
  await leave(page)
  return data.id
}

/** Somebody new who wrote of themselves; nobody's tabs afterwards. Answers their id. */
async function writing(page: Page): Promise<number> {
  await loggedIn(page)
  const { user_id } = await postCall(page.request, '/v2/user/public/details/', { introduction: 'I teach.' })
  await leave(page)
  return user_id
}

async function follow(page: Page, id: number): Promise<void> {
  await postCall(page.request, '/v2/user/follow/', { id, is_followed: true })
}

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
}

journey('who made a resource has a page, and following there changes at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logInAs(page, 'meera')
  await open(page, '/resource/x/1')
  const maker = page.getByRole('region', { name: 'Made by' }).getByRole('heading').getByRole('link')
  const name = (await maker.textContent()) ?? ''
  await maker.click()
  await expect(page).toHaveURL(/\/creator\/\d+$/)
  await expect(page.getByRole('heading', { level: 2, name: `Shared by ${name}` })).toBeVisible()
  await page.reload()
  const button = panel(page).getByRole('button', { name: new RegExp(`^Follow(ing)? ${name}`) })
  const before = await button.textContent()
  await button.click()
  await expect(button).not.toHaveText(before ?? '')
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(button).not.toHaveText(before ?? '')
  await button.click()
  await expect(button).toHaveText(before ?? '')
})

journey('says who it is to people, shares and search engines, and no address', async ({ page, request }) => {
  const id = await sharing(page)
  const html = await (await request.get(`/creator/${id}`)).text()
  expect(html).toContain('<meta property="og:title" content="Zoya Verma"/>')
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/creator/${id}"/>`))
  expect(html).not.toContain('noindex')
  expect(html).not.toMatch(/asha-[0-9a-f-]+@/)
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Person', name: 'Zoya Verma' })
  expect(await (await request.get('/sitemap/creators/1.xml')).text()).toContain(`/creator/${id}<`)
})

journey('who shares nothing yet has no page for others', async ({ page, faults }) => {
  faults.allow(/\/creator\//)
  await loggedIn(page)
  await open(page, '/creator')
  await expect(page.getByText('Only you can see this page for now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit public profile' })).toHaveAttribute(
    'href',
    '/profile/edit/public',
  )
  await expect(panel(page).getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const { data } = await (await page.request.get('/v2/creator/details/')).json()
  await leave(page)
  expect((await page.goto(`/creator/${data.id}`))?.status()).toBe(404)
  expect((await page.goto('/creator/x'))?.status()).toBe(404)
})

journey('the own page asks a visitor to log in, and so do the own lists', async ({ page }) => {
  for (const address of ['/creator', '/profile/followers', '/profile/following']) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1, name: /^Log in/ })).toBeAttached()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
})

journey('whom a visitor wants to follow is followed after log-in', async ({ page }) => {
  const id = await sharing(page)
  const person = await loggedIn(page)
  await leave(page)
  await open(page, `/creator/${id}`)
  await panel(page).getByRole('link', { name: 'Follow Zoya Verma' }).click()
  await logInByDialog(page, person)
  await expect(toast(page, "You're following this person.")).toBeVisible()
  await expect(panel(page).getByRole('button', { name: /^Following Zoya Verma/ })).toBeVisible()
  await expect(panel(page)).toContainText('1 follower')
})

journey('a follow that did not arrive goes back and says so', async ({ page, faults }) => {
  faults.allow(/503/)
  const id = await sharing(page)
  await loggedIn(page)
  await open(page, `/creator/${id}`)
  await page.route(
    '**/v2/user/follow/',
    refuseWith(503, "Something isn't working on our side. Please try again in a minute."),
  )
  await panel(page).getByRole('button', { name: 'Follow Zoya Verma' }).click()
  await expect(panel(page)).toContainText("We couldn't follow this person. Please try again.")
  await expect(panel(page)).toContainText('0 followers')
})

journey('what somebody shares comes five at a time', async ({ page }) => {
  const id = await sharing(page, { resources: 7 })
  await open(page, `/creator/${id}`)
  const shared = page.getByRole('region', { name: 'Shared by Zoya Verma' })
  const titles = shared.getByRole('listitem').getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(5)
  await shared.getByRole('link', { name: 'Show more' }).click()
  await expect(titles).toHaveCount(7)
  await expect(titles.nth(5).getByRole('link')).toBeFocused()
})

journey('by keyboard: to the people I follow, one left and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await sharing(page)
  await loggedIn(page)
  await follow(page, id)
  await open(page, '/creator')
  await tabTo(page, page.getByRole('link', { name: 'You follow 1 person' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'People you follow' })).toBeVisible()
  const button = page.getByRole('button', { name: /^Follow(ing)? Zoya Verma/ })
  await tabTo(page, button)
  await page.keyboard.press('Space')
  await expect(button).toHaveText('Follow')
  await expect(page.getByRole('heading', { level: 2, name: '0 people' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(button).toHaveText('Following')
  await expectAccessible(page)
})

journey('by keyboard: somebody is blocked on their page, and unblocked in the own list', async ({ page }) => {
  const id = await sharing(page)
  await loggedIn(page)
  await open(page, `/creator/${id}`)
  await tabTo(page, panel(page).locator('summary'))
  await page.keyboard.press('Enter')
  await tabTo(page, panel(page).getByRole('button', { name: 'Block Zoya Verma' }))
  await page.keyboard.press('Enter')
  await expect(panel(page).getByText('You have blocked Zoya Verma.')).toBeVisible()
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await open(page, '/profile/privacy')
  await tabTo(page, page.getByRole('button', { name: 'Unblock Zoya Verma' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Unblock Zoya Verma' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'People you blocked' })).toBeFocused()
})

journey('who follows me is mine to see; a parent stays half a name', async ({ page }) => {
  const id = await sharing(page)
  await loggedIn(page, { first_name: 'Ravi', last_name: 'Kumar' })
  await follow(page, id)
  await open(page, `/creator/${id}`)
  await expect(panel(page)).toContainText('1 follower')
  await expect(page.getByRole('main').getByText('Ravi')).toHaveCount(0)
  const refused = await page.request.post('/v2/user/follower/list/', { data: { id }, headers: OWN_PAGE })
  expect(refused.status()).toBe(403)
  await open(page, '/profile/followers')
  await expect(page.getByText('Only you can see this list.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No followers yet' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Share a resource' })).toBeVisible()
})

journey('the list goes on past those I left', async ({ page }) => {
  const ids: number[] = []
  for (let made = 0; made < 14; made += 1) ids.push(await writing(page))
  await loggedIn(page)
  for (const id of ids) await follow(page, id)
  await open(page, '/profile/following')
  const people = page.getByRole('region', { name: /people$/ }).getByRole('listitem')
  await expect(people).toHaveCount(12)
  await people
    .nth(11)
    .getByRole('button', { name: /^Following/ })
    .click()
  await expect(people.nth(11).getByRole('button')).toHaveText('Follow')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(people).toHaveCount(14)
  await expect(people.getByRole('button', { name: /^Following/ })).toHaveCount(13)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  journey('a person follows, sees the list, and leaves', async ({ page }) => {
    const id = await sharing(page, { resources: 6 })
    await loggedIn(page)
    await page.goto(`/creator/${id}`)
    await expect(page.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      `/resource?creator=${id}`,
    )
    await panel(page).getByRole('button', { name: 'Follow Zoya Verma' }).click()
    await expect(panel(page)).toContainText('1 follower')
    await page.goto('/profile/following')
    await expect(page.getByRole('link', { name: 'Zoya Verma' })).toHaveAttribute('href', `/creator/${id}`)
    await page.getByRole('button', { name: /^Following Zoya Verma/ }).click()
    await expect(page.getByRole('heading', { name: "You aren't following anyone yet" })).toBeVisible()
  })
})
