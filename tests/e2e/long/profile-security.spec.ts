import type { Browser, Page } from '@playwright/test'
import { expect, journey, type LoggedInPerson, loggedIn, open } from '#tests/support/journeys.ts'
import { mailsTo } from '#tests/support/outbox.ts'
import { postCall } from '#tests/support/post-call.ts'
import { part } from '#tests/support/profile-steps.ts'

journey('the mailed code confirms the address; a wrong one says so', async ({ page, faults }) => {
  faults.allow(/email-code\/verify/)
  const { email } = await loggedIn(page)
  await open(page, '/profile')
  const box = part(page, 'Confirm your email')
  await box.getByRole('button', { name: 'Confirm email' }).click()
  await expect(box.getByRole('group', { name: 'Please check 1 answer' })).toBeFocused()
  const code = await mailedCode(page, email)
  await box.getByLabel('Six-digit code').fill(code === '111111' ? '222222' : '111111')
  await box.getByRole('button', { name: 'Confirm email' }).click()
  await expect(box.getByLabel('Six-digit code')).toHaveAttribute('aria-invalid', 'true')
  await box.getByLabel('Six-digit code').fill(code)
  await box.getByRole('button', { name: 'Confirm email' }).click()
  await expect(part(page, 'Your details')).toContainText('Confirmed')
  await expect(box).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
})

journey(
  'the code can be typed in on My page too, and its mail leads to where it is asked for',
  async ({ page }) => {
    const { email } = await loggedIn(page)
    await open(page, '/my-pankh-page')
    const box = part(page, 'Confirm your email')
    await box.getByRole('button', { name: 'Send a new code' }).click()
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeFocused()
    await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(2)
    const [mail] = await mailsTo(page.request, email)
    const [, link = ''] = /\S+(\/profile#confirm-email)\b/.exec(mail?.text ?? '') ?? []
    await page.goto(link)
    await expect(part(page, 'Confirm your email').getByLabel('Six-digit code')).toBeVisible()
    await open(page, '/my-pankh-page')
    await box.getByLabel('Six-digit code').fill(await mailedCode(page, email))
    await box.getByRole('button', { name: 'Confirm email' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(box).toBeHidden()
  },
)

journey('other devices are listed and logged out', async ({ page, browser }) => {
  const person = await loggedIn(page)
  const phone = await otherDevice(browser, person, 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0')
  const laptop = await otherDevice(browser, person, 'Mozilla/5.0 (Windows NT 10.0) Edg/140.0')
  await open(page, '/profile')
  const devices = part(page, "Where you're logged in").getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await page.getByRole('button', { name: 'Log out Firefox on Android' }).click()
  await expect(devices).toHaveCount(2)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Log in to see your account' })).toBeAttached()
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('This device')
  await Promise.all([phone.context().close(), laptop.context().close()])
})

journey('the password is changed with the current one', async ({ page, faults }) => {
  faults.allow(/change-password/)
  const { password } = await loggedIn(page)
  await open(page, '/profile')
  const box = part(page, 'Password')
  await box.getByText('Change password').click()
  await box.getByLabel('Current password').fill('not the password')
  await box.getByLabel('New password').fill('Paper-Boat-77')
  await box.getByRole('button', { name: 'Save new password' }).click()
  await expect(box.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await box.getByLabel('Current password').fill(password)
  await box.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('status').getByText(/Your password is changed/)).toBeVisible()
  await expect(box.getByLabel('Current password')).toBeHidden()
})

journey('a copy of the data can be downloaded as soon as it is made, without a reload', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/profile/privacy')
  const box = part(page, 'A copy of your data')
  await box.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(box.getByRole('status')).toHaveText('Your copy is ready', { timeout: 20_000 })
  await expect(box.getByRole('link', { name: /^Download/ })).toBeVisible()
})

journey('what is left out as one asks for the end of an account is named', async ({ page }) => {
  const { password } = await loggedIn(page)
  await open(page, '/profile/privacy/delete')
  // Everyone reads it: a host of one event has no role, but has left notes, too.
  await expect(page.getByRole('main')).toContainText(
    'If you helped us run this site: a note of what you changed',
  )
  await page.getByRole('button', { name: /^Delete/ }).click()
  const summary = page.getByRole('group', { name: 'Please check 2 answers' })
  await expect(summary.getByRole('link')).toHaveText([
    'What should happen to the resources, questions and reviews you shared? This is Required.',
    'Current password: This is Required.',
  ])
  await page.getByRole('radio').first().check()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page).toHaveURL('/profile/privacy')
  await part(page, 'Delete your account').getByRole('button', { name: 'Keep your account' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep your account' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeFocused()
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('code, password and devices are plain forms', async ({ page, browser }) => {
    const person = await loggedIn(page)
    const phone = await otherDevice(browser, person, 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0')
    await phone.context().close()
    await page.goto('/profile')
    await page.getByLabel('Six-digit code').fill(await mailedCode(page, person.email))
    await page.getByRole('button', { name: 'Confirm email' }).click()
    await expect(part(page, 'Your details')).toContainText('Confirmed')
    await page.getByRole('button', { name: 'Log out Firefox on Android' }).click()
    await expect(part(page, "Where you're logged in").getByRole('listitem')).toHaveCount(1)
    await page.getByText('Change password').click()
    await page.getByLabel('Current password').fill(person.password)
    await page.getByLabel('New password').fill('Paper-Boat-77')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText(/Your password is changed/)).toBeVisible()
  })
})

/** The newest code that was mailed to somebody. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const [newest] = await mailsTo(page.request, email)
  return /\b\d{6}\b/.exec(newest?.subject ?? '')?.[0] ?? ''
}

/** The account page on another device of the same person. */
async function otherDevice(browser: Browser, person: LoggedInPerson, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  const { email: identifier, password } = person
  await postCall(page.request, '/user/client/login/', { identifier, password })
  await page.goto('/profile')
  return page
}
