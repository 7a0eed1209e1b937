import type { APIRequestContext } from '@playwright/test'
import { checkAccount, field, menu, notice, openDialog, password } from '#tests/support/auth-steps.ts'
import { expect, journey, open, signUpByCall } from '#tests/support/journeys.ts'
import { mailsTo } from '#tests/support/outbox.ts'

journey('a forgotten password is reset by the mailed link, once', async ({ page, request, faults }) => {
  faults.allow(/\/user\/reset-password\//)
  const { email } = await signUpByCall(request)
  await open(page, '/')
  const box = await openDialog(page)
  await checkAccount(box, email)
  await box.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(field(box, 'Email')).toHaveValue(email)
  await box.getByRole('button', { name: 'Submit' }).click()
  await expect(box.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(box.locator('img')).toHaveJSProperty('complete', true)
  await box.getByRole('link', { name: 'Go back to Login' }).click()
  await expect(field(box, 'Email')).toHaveValue(email)

  const link = await mailedLink(request, email)
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await password(page, 'New password').fill('a brand new feather')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('status').getByText('Password Reset Successful!!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(menu(page)).toBeVisible()

  await open(page, link)
  await password(page, 'New password').fill('a second feather')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByRole('group', { name: "That didn't work" })).toContainText('This link has been used')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('log-in, and the way back to a new password', async ({ page, request, faults }) => {
    faults.allow(/\/auth/)
    const { email } = await signUpByCall(request)
    await page.goto('/auth')
    await checkAccount(page, email)
    await password(page).fill('not this one')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(password(page)).toHaveAccessibleDescription(/isn't right/)
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    await field(page, 'Email').fill(email)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to Login' })).toBeVisible()
    await page.goto(await mailedLink(request, email))
    await password(page, 'New password').fill('a brand new feather')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(notice(page)).toHaveText('Password Reset Successful!!')
    await expect(menu(page)).toBeVisible()
  })
})

async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mail = (await mailsTo(request, email)).find(({ kind }) => kind === 'password-reset')
      link = /\/auth\/reset-password\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}
