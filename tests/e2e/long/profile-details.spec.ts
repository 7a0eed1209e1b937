import type { Page } from '@playwright/test'
import { checkAccount, password } from '#tests/support/auth-steps.ts'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'
import { part } from '#tests/support/profile-steps.ts'

const saveDetails = (page: Page) => page.getByRole('button', { name: 'Save details' }).click()

journey('details are changed: the answer says whether the session was renewed', async ({ page, faults }) => {
  const person = await loggedIn(page)
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Edit details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your details' })).toBeFocused()
  await expect(page.getByLabel('School name')).toBeHidden()
  await page.getByLabel('What do you do?').selectOption({ label: 'I am a School Administrator' })
  await page.getByLabel('School name').fill('Sunrise School')
  await page.getByLabel('Gender').selectOption('Female')
  await saveDetails(page)
  await expect(page.getByRole('status').getByText('User Updated!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect(part(page, 'Your details')).toContainText('SchoolSunrise School')

  await open(page, '/profile/edit')
  await page.getByLabel('First name').fill('Usha')
  await page.getByLabel('WhatsApp number').fill('98765 43210')
  await saveDetails(page)
  await expect(page.getByRole('status').getByText('User Updated!!', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Usha Verma' })).toBeVisible()
  await expect(part(page, 'Your details')).toContainText('+91 9876543210')
  await expect(page.getByRole('banner')).toContainText('Usha')

  await journey.step('if the session ended elsewhere, log-in is a tab away, and what was written stays', () =>
    faults.allowIn(/401/, async () => {
      await open(page, '/profile/edit')
      await page.getByLabel('First name').fill('Asha')
      await postCall(page.request, '/user/logout/')
      await saveDetails(page)
      const login = page.waitForEvent('popup')
      await page.getByRole('link', { name: 'Please log in first. (opens in a new tab)' }).click()
      const tab = await login
      await checkAccount(tab, person.email)
      await password(tab).fill(person.password)
      await tab.getByRole('main').getByRole('button', { name: 'Login' }).click()
      await expect(tab).toHaveURL('/')
      await tab.close()
      await expect(page.getByLabel('First name')).toHaveValue('Asha')
      await saveDetails(page)
      await expect(page).toHaveURL('/profile')
      await expect(page.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
    }),
  )
})

journey(
  'what is wrong stands in a summary and beside its field, and in no toast',
  async ({ page, faults }) => {
    faults.allow(/\/v2\/user\/details/)
    await loggedIn(page)
    await open(page, '/profile/edit')
    await page.getByLabel('Last name').fill(' ')
    await saveDetails(page)
    const summary = page.getByRole('group', { name: 'Please check 1 answer' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('First Name and Last Name is required')
    await page.getByLabel('Last name').fill('Verma')
    await page.getByLabel('WhatsApp number').fill('12')
    await saveDetails(page)
    await summary.getByRole('link', { name: /phone number/ }).click()
    await expect(page.getByLabel('WhatsApp number')).toBeFocused()
    await expect(page.getByLabel('WhatsApp number')).toHaveValue('12')
    await expect(page.getByRole('alert').getByText(/phone number/)).toHaveCount(0)
  },
)

journey('another email address asks for the password', async ({ page, faults }) => {
  faults.allow(/\/v2\/user\/details/)
  const { email, password } = await loggedIn(page)
  await open(page, '/profile/edit')
  const secret = page.getByLabel('Current password')
  await expect(secret).toBeHidden()
  for (const unfinished of ['', 'new', 'new@']) {
    await page.getByLabel('Email', { exact: true }).fill(unfinished)
    await expect(secret).toBeHidden()
  }
  await page.getByLabel('Email', { exact: true }).fill(`new-${email}`)
  await secret.fill('not the password')
  await saveDetails(page)
  await expect(secret).toHaveAttribute('aria-invalid', 'true')
  await secret.fill(password)
  await saveDetails(page)
  await expect(part(page, 'Confirm your email')).toContainText(`new-${email}`)
})

journey('preferences are chosen step by step, by keyboard alone', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/profile/preferences')
  const choose = async (...names: (string | RegExp)[]) => {
    for (const name of names) {
      await tabTo(page, page.getByRole('checkbox', { name, exact: true }))
      await page.keyboard.press('Space')
    }
  }
  const save = async (step: string) => {
    await tabTo(page, page.getByRole('button', { name: 'Save and continue' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: step })).toBeFocused()
  }
  await choose('3 to 6 years', 'Inclusive school')
  await save('Step 2 of 4')
  await expectAccessible(page, 'skills to choose')
  await choose('Play')
  await save('Step 3 of 4')
  await choose('Autism')
  await save('Step 4 of 4')
  await expectAccessible(page, 'the last step of preferences')
  await choose(/^News by email/)
  await tabTo(page, page.getByRole('button', { name: 'Save preferences' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Details Updated!!')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  const interests = part(page, 'Your interests')
  for (const name of ['3 to 6 years', 'Play', 'Autism', 'Inclusive school']) {
    await expect(interests.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await expect(part(page, 'Messages from us')).toContainText('News by emailYes')

  await part(page, 'Messages from us').getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('heading', { name: 'Step 4 of 4' })).toBeVisible()
  await page.getByRole('link', { name: 'Age groups' }).click()
  const uncheck = (name: string) => page.getByRole('checkbox', { name, exact: true }).uncheck()
  await uncheck('3 to 6 years')
  await uncheck('Inclusive school')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await uncheck('Play')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await uncheck('Autism')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { name: 'Step 4 of 4' })).toBeVisible()
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await expect(interests).toContainText("You haven't chosen anything yet")
  await expect(part(page, 'Messages from us')).toContainText('News by emailYes')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('details and preferences are plain forms', async ({ page, faults }) => {
    faults.allow(/422: .*\/profile\/edit|\/profile\/edit$/)
    await loggedIn(page)
    await page.goto('/profile/edit')
    await expect(page.getByLabel('Current password')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose picture' })).toBeHidden()
    await page.getByLabel('First name').fill('Usha')
    await page.getByLabel('WhatsApp number').fill('12')
    await saveDetails(page)
    await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toContainText('phone number')
    await expect(page.getByLabel('First name')).toHaveValue('Usha')
    await page.getByLabel('WhatsApp number').fill('98765 43210')
    await saveDetails(page)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText(/^User Updated!!$/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Usha Verma' })).toBeVisible()

    await page.getByRole('link', { name: 'Choose interests' }).click()
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Play', exact: true }).check()
    await page.getByRole('button', { name: 'Save and continue' }).click()
    await expect(page.getByText(/^Details Updated!!$/)).toBeVisible()
    for (const step of ['Step 3 of 4', 'Step 4 of 4']) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible()
      await page.getByRole('link', { name: 'Skip', exact: true }).click()
    }
    await expect(part(page, 'Your interests')).toContainText('Play')
  })
})
