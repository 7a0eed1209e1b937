import { expect, expectRunning, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { part } from '#tests/support/profile-steps.ts'

journey('a visitor is asked to log in, and sees nothing of an account', async ({ page }) => {
  await open(page, '/profile')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

journey('logging in on the page shows the account there', async ({ page, context }) => {
  const { email, password } = await loggedIn(page)
  await context.clearCookies()
  await open(page, '/profile')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
})

journey('the account shows everything at a glance, and is kept by no cache', async ({ page }) => {
  const { email } = await loggedIn(page)
  const answer = await page.goto('/profile')
  await expectRunning(page)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(page).toHaveTitle(/^My account · /)
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
  await expect(page.getByText('Community Member')).toBeVisible()
  await expect(part(page, 'Your details')).toContainText(email)
  await expect(part(page, 'Your details')).toContainText('Not confirmed yet')
  await expect(part(page, 'Messages from us')).toContainText('News by emailNo')
  await expect(part(page, "Where you're logged in").getByRole('listitem')).toContainText('This device')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor is led to the log-in and back', async ({ page }) => {
    await page.goto('/profile/preferences')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to see your account')
    const link = page.getByRole('link', { name: 'Log in or sign up' })
    await expect(link).toHaveAttribute('href', '/auth?next=%2Fprofile%2Fpreferences')
  })
})
