import type { Page } from '@playwright/test'
import { ANSWERED_EVENT, answeredQuestion } from '#tests/support/answered-question.ts'
import {
  expect,
  expectRunning,
  expectThatRuns,
  journey,
  loggedIn,
  open,
  signUpByCall,
  tabTo,
} from '#tests/support/journeys.ts'
import { mailsTo } from '#tests/support/outbox.ts'
import { part } from '#tests/support/profile-steps.ts'

const SMALL = { width: 360, height: 740 }

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words)
const lines = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')

/** The link at the end of the newest mail about an answer: it comes by the queue. */
async function stopLink(page: Page, email: string): Promise<string> {
  const found = async () => {
    const mails = await mailsTo(page.request, email)
    return mails.map(({ text }) => /\/unsubscribe\/[\w.-]+/.exec(text)?.[0]).find(Boolean) ?? ''
  }
  await expect.poll(found, { timeout: 20_000 }).not.toBe('')
  return found()
}

journey.describe('on a small screen', () => {
  journey.use({ viewport: SMALL })

  journey('an answer comes to the bell of who asked, and is read by keyboard', async ({ page }) => {
    await answeredQuestion(page, await loggedIn(page))
    await open(page, '/about')
    await expectThatRuns(bell(page, 'Notifications, 1 new'))
    await tabTo(page, bell(page, 'Notifications, 1 new'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused()
    await expect(page).toHaveTitle(/^Notifications · /)
    await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    const line = lines(page).getByRole('link', { name: /^New .* answered your question about / })
    await tabTo(page, line)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/events/details/${ANSWERED_EVENT}(#.*)?$`))
    await expect(bell(page, 'Notifications')).toBeVisible()
    await page.goBack()
    await expect(lines(page)).toHaveCount(1)
    await expect(lines(page)).not.toContainText('New')
  })
})

journey('all are marked as read at once, and stay so', async ({ page }) => {
  await answeredQuestion(page, await loggedIn(page), 21)
  await open(page, '/notifications')
  await expect(bell(page, 'Notifications, 21 new')).toBeVisible()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(lines(page)).toHaveCount(21)
  await expect(lines(page).nth(20).getByRole('link')).toBeFocused()
  await expect(page.getByRole('status').getByText('21 of 21 shown')).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(toast(page, 'All notifications are marked as read.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bell(page, 'Notifications')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await page.reload()
  await expect(lines(page)).toHaveCount(20)
  await expect(page.getByRole('main')).toContainText('nothing new')
})

journey('the bell asks again when the tab is looked at, and moves nothing', async ({ page }) => {
  const asker = await loggedIn(page)
  await page.clock.install()
  await open(page, '/about')
  const bar = page.getByRole('banner')
  await expectThatRuns(bell(page, 'Notifications'))
  const before = await bar.boundingBox()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await answeredQuestion(page, asker)
  const look = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await look()
  await page.clock.fastForward(61_000)
  await look()
  await look()
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible()
  expect(await bar.boundingBox()).toEqual(before)
  expect(asked.filter((url) => url.endsWith('/v2/user/notification/count/'))).toHaveLength(1)
})

journey('who logs in next on the same device sees nothing of it', async ({ page, playwright, baseURL }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const next = await signUpByCall(elsewhere, { first_name: 'Ravi' })
  await elsewhere.dispose()
  await answeredQuestion(page, await loggedIn(page))
  await open(page, '/notifications')
  await expect(lines(page)).toHaveCount(1)
  await expectThatRuns(page.getByRole('banner').locator('summary'))
  await page.getByRole('banner').locator('summary').click()
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await open(page, '/notifications')
  await expect(page.getByRole('main')).toContainText('Log in to see your notifications')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(next.email)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(next.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeVisible()
  await expect(bell(page, 'Notifications')).toBeVisible()
  await expect(lines(page)).toHaveCount(0)
})

journey('choices are saved and kept', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/profile')
  await part(page, 'Notifications').getByRole('link', { name: 'Notification settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeFocused()
  const answers = page.getByRole('group', { name: 'Questions and answers' })
  await answers.getByRole('checkbox', { name: 'By email' }).uncheck()
  const places = page.getByRole('group', { name: 'Places at events' })
  await expect(places.getByRole('checkbox', { name: 'By email' })).toHaveCount(0)
  await expect(places).toContainText('By email Always on')
  await page.getByRole('radio', { name: 'Every week' }).check()
  await page.getByRole('button', { name: 'Save notification settings' }).click()
  await expect(toast(page, 'Details Updated!!')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await open(page, '/profile/notifications')
  await expect(answers.getByRole('checkbox', { name: 'By email' })).not.toBeChecked()
  await expect(answers.getByRole('checkbox', { name: 'On this site' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Every week' })).toBeChecked()
})

journey('a visitor has no bell, and fetches nothing of it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await open(page, '/about')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /logged-in-entries|notification/.test(url))).toEqual([])
})

journey('a forged link ends nothing, and is passed on to nobody', async ({ page, faults }) => {
  faults.allow(/\/unsubscribe\//)
  const answer = await page.goto('/unsubscribe/1.answers.forged')
  await expectRunning(page)
  expect(answer?.status()).toBe(404)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  })
  await expect(page.getByRole('heading', { level: 1, name: "This link doesn't work" })).toBeVisible()
})

journey('the link of a mail ends such mails with one press, also for a visitor', async ({ page }) => {
  const asker = await loggedIn(page)
  await answeredQuestion(page, asker)
  const link = await stopLink(page, asker.email)
  await page.context().clearCookies()
  await open(page, link)
  await expect(page.getByRole('main')).toContainText('Questions and answers')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "You're unsubscribed" })).toBeFocused()
  await expect(page.getByRole('link', { name: 'See notification settings' })).toHaveAttribute(
    'href',
    '/profile/notifications',
  )
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false, viewport: SMALL })

  journey('a person reads, marks, chooses and ends mails', async ({ page }) => {
    const asker = await loggedIn(page)
    await answeredQuestion(page, asker, 2)
    await page.goto('/about')
    await bell(page, 'Notifications, 2 new').click()
    await page
      .getByRole('button', { name: /^Mark as read: / })
      .first()
      .click()
    await expect(page).toHaveURL(/\/notifications#notification-\d+$/)
    await expect(bell(page, 'Notifications, 1 new')).toBeVisible()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText(/^All notifications are marked as read\.$/)).toBeVisible()
    await expect(bell(page, 'Notifications')).toBeVisible()

    const link = await stopLink(page, asker.email)
    await page.goto(link)
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page).toHaveURL(link)
    await expect(page.getByRole('heading', { level: 1, name: "You're unsubscribed" })).toBeVisible()

    await page.getByRole('link', { name: 'See notification settings' }).click()
    const mails = page
      .getByRole('group', { name: 'Questions and answers' })
      .getByRole('checkbox', { name: 'By email' })
    await expect(mails).not.toBeChecked()
    await mails.check()
    await page.getByRole('button', { name: 'Save notification settings' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText(/^Details Updated!!$/)).toBeVisible()
    await page.goto('/profile/notifications')
    await expect(mails).toBeChecked()
  })

  journey('a longer list is a link', async ({ page }) => {
    await answeredQuestion(page, await loggedIn(page), 21)
    await page.goto('/notifications')
    await expect(lines(page)).toHaveCount(20)
    await page.getByRole('link', { name: 'Show more' }).click()
    await expect(page).toHaveURL(/\/notifications\?shown=40#notification-\d+$/)
    await expect(lines(page)).toHaveCount(21)
  })
})
