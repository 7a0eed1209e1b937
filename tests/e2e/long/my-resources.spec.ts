import type { Page } from '@playwright/test'
import { notice } from '#tests/support/auth-steps.ts'
import {
  cards,
  expect,
  expectRunning,
  journey,
  loggedIn,
  open,
  refuseWith,
  tabTo,
} from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const BOOKMARK = '**/v2/resource/bookmark/'
const mine = (page: Page) =>
  page
    .getByRole('region', { name: 'Your resources' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter your resources' }).getByRole('link', { name })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** Somebody new with three bookmarks. Answers their titles, the newest first as the page shows them. */
async function withBookmarks(page: Page): Promise<string[]> {
  await loggedIn(page)
  const asked = { length: 3, sort: 'newest' }
  const listed: { id: number; title: string }[] = await postCall(page.request, '/v2/resource/list/', asked)
  for (const { id } of listed)
    await postCall(page.request, '/v2/resource/bookmark/', { id, is_bookmarked: true })
  return listed.map(({ title }) => title)
}

const takeOut = (page: Page, title: string | undefined) =>
  page.getByRole('button', { name: `Remove “${title}”` })

journey('what is taken out goes at once, and Undo brings it back to its place', async ({ page }) => {
  const [first = '', second = '', third = ''] = await withBookmarks(page)
  await open(page, '/my-pankh-page?tab=resources&own=bookmarked')
  await expect(mine(page).getByRole('heading')).toHaveText([first, second, third])
  await takeOut(page, second).click()
  await expect(mine(page).getByRole('heading')).toHaveText([first, third])
  await expect(page.getByText('2 resources', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'is removed from your resources' })).toBeVisible()
  await undo(page).click()
  await expect(mine(page).getByRole('heading')).toHaveText([first, second, third])
  await page.reload()
  await expectRunning(page)
  await expect(mine(page)).toHaveCount(3)

  await takeOut(page, first).click()
  await expect(mine(page)).toHaveCount(2)
  await tab(page, 'All').click()
  await expect(page).toHaveURL('/my-pankh-page?tab=resources')
  await expect(mine(page).getByRole('heading')).toHaveText([second, third])
})

journey('by keys the focus goes to Undo, and from there to the next resource', async ({ page }) => {
  const [first = '', second = ''] = await withBookmarks(page)
  await open(page, '/my-pankh-page?tab=resources&own=bookmarked')
  await tabTo(page, takeOut(page, first))
  await page.keyboard.press('Enter')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(undo(page)).toHaveCount(0)
  await expect(mine(page).getByRole('link', { name: second, exact: true })).toBeFocused()

  await tabTo(page, takeOut(page, second))
  await page.keyboard.press('Space')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(takeOut(page, second)).toBeVisible()
})

journey('where the call fails the resource is back, with words', async ({ page, faults }) => {
  faults.allow(/bookmark/)
  const [first = ''] = await withBookmarks(page)
  await open(page, '/my-pankh-page?tab=resources&own=bookmarked')
  await page.route(BOOKMARK, refuseWith(503, 'Please wait a moment.'))
  await takeOut(page, first).click()
  await expect(mine(page)).toHaveCount(3)
  await expect(undo(page)).toHaveCount(0)
  const part = page.getByRole('region', { name: 'Your resources' })
  await expect(part.getByRole('alert')).toContainText(`We couldn't remove “${first}”.`)
  await expect(page.getByText('Please wait a moment.')).toHaveCount(1)
})

journey('each part that is empty leads on', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/my-pankh-page?tab=resources')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  for (const [name, title] of [
    ['Shared by you', "You haven't shared a resource yet"],
    ['Drafts', 'No drafts'],
    ['Bookmarked', 'No bookmarks yet'],
  ] as const) {
    await tab(page, name).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(tab(page, name)).toHaveAttribute('aria-current', /true|page/)
  }
  await page.getByRole('link', { name: 'Find resources' }).click()
  await expect(page).toHaveURL('/resource')
  await expect(cards(page, 'resource')).toHaveCount(12)
})

journey('a visitor is asked to log in first', async ({ page }) => {
  await open(page, '/my-pankh-page')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).not.toContainText('My page')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('taking out is a plain form', async ({ page }) => {
    const [first = '', second = '', third = ''] = await withBookmarks(page)
    await page.goto('/my-pankh-page?tab=resources&own=bookmarked')
    await takeOut(page, second).click()
    await expect(page).toHaveURL('/my-pankh-page?tab=resources&own=bookmarked')
    await expect(mine(page).getByRole('heading')).toHaveText([first, third])
    await expect(notice(page)).toHaveText('Bookmark removed.')
  })
})
