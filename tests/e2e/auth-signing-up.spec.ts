import type { Locator, Page } from '@playwright/test'
import { checkAccount, field, menu, notice, openDialog, password } from '#tests/support/auth-steps.ts'
import { expect, journey, newEmail, open } from '#tests/support/journeys.ts'

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

journey('a visitor signs up in the dialog, is welcomed and logs out', async ({ page, context }) => {
  const updates: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/add_amplitude_details/')) updates.push(request.method())
  })
  await open(page, '/about')
  const box = await openDialog(page)

  await journey.step('an address that is new leads to the form', async () => {
    await box.getByRole('button', { name: 'Next' }).click()
    await expect(field(box, 'Email')).toHaveAccessibleDescription('E-mail is required')
    await checkAccount(box, ` ${newEmail().toUpperCase()} `)
    await expect(box.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(field(box, 'First name')).toBeFocused()
    await expect(box.getByLabel('Country code')).toHaveValue('IN')
  })

  await journey.step('what is missing is named in the words of the product', () => expectMissingNamed(box))
  await journey.step('the school is asked for at a school only', () => expectSchoolAsked(box))

  await journey.step('the new person is welcomed', async () => {
    await fillSignup(box)
    await box.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('status').getByText('Welcome!!')).toBeVisible()
    await expect(box).toBeHidden()
    await expect(page).toHaveURL(/\/about$/)
    await expect(menu(page)).toBeFocused()
    await expect(menu(page)).toHaveAccessibleName('Your account, Asha Verma')
    expect(updates).toEqual(['POST'])
    const token = (await context.cookies()).find(({ name }) => name === 'accesstoken')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  await journey.step('and logs out', async () => {
    await menu(page).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(login(page)).toBeVisible()
    await expect(page.getByRole('status').getByText("You're logged out.")).toBeVisible()
    expect((await context.cookies()).filter(({ name }) => name === 'accesstoken')).toEqual([])
  })
})

/** Before anything is sent. */
async function expectMissingNamed(box: Locator): Promise<void> {
  await field(box, 'First name').fill('   ')
  await box.getByRole('button', { name: 'Sign up' }).click()
  const names = 'First Name and Last Name is required'
  await expect(field(box, 'First name')).toHaveAccessibleDescription(names)
  await expect(password(box)).toHaveAccessibleDescription(/This is Required\.$/)
  await expect(box.getByLabel('What do you do?')).toHaveAccessibleDescription('This is Required.')
  await expect(box.getByRole('checkbox', { name: /^I am 18/ })).toHaveAccessibleDescription(
    /Agree to the terms to continue\.$/,
  )
  await box.getByRole('link', { name: 'Password: This is Required.' }).click()
  await expect(password(box)).toBeFocused()
}

async function expectSchoolAsked(box: Locator): Promise<void> {
  const school = field(box, 'School name (optional)')
  const occupation = box.getByLabel('What do you do?')
  await expect(school).toBeHidden()
  for (const label of [
    'I work in a School as Teacher',
    'I work in a School as Special Educator',
    'I am a School Administrator',
    'I work in a School',
  ]) {
    await occupation.selectOption({ label })
    await expect(school).toBeVisible()
  }
  await occupation.selectOption({ label: 'Parent' })
  await expect(school).toBeHidden()
}

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor signs up after a refusal, is told so, and logs out', async ({ page, faults }) => {
    await journey.step('a refused form keeps what was filled in, but no password', () =>
      faults.allowIn(/\/auth/, async () => {
        await page.goto('/auth/signup')
        await field(page, 'First name').fill('Asha')
        await field(page, 'Email').fill('not an address')
        await password(page).fill('short')
        await page.getByRole('button', { name: 'Sign up' }).click()
        const summary = page.getByRole('group', { name: 'Please check 5 answers' })
        await expect(summary.getByRole('link').first()).toHaveText('First Name and Last Name is required')
        await expect(summary.getByRole('link')).toHaveCount(5)
        await summary.getByRole('link', { name: 'What do you do? This is Required.' }).click()
        await expect(page.getByLabel('What do you do?')).toBeFocused()
        await expect(field(page, 'First name')).toHaveValue('Asha')
        await expect(field(page, 'Email')).toHaveAccessibleDescription(/Enter an email like/)
        const names = 'First Name and Last Name is required'
        await expect(field(page, 'Last name')).toHaveAccessibleDescription(names)
        await expect(password(page)).toHaveValue('')
      }),
    )

    await journey.step('the way from a page to the form and back', async () => {
      await page.goto('/about')
      await login(page).click()
      await expect(page).toHaveURL('/auth?next=%2Fabout')
      await checkAccount(page, newEmail())
      await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
      await fillSignup(page)
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page).toHaveURL('/about')
      await expect(notice(page)).toHaveText('Welcome!!')
    })

    await journey.step('and out again', async () => {
      await menu(page).click()
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(notice(page)).toHaveText("You're logged out.")
      await expect(login(page)).toBeVisible()
    })
  })
})

async function fillSignup(where: Page | Locator): Promise<void> {
  await field(where, 'First name').fill('Asha')
  await field(where, 'Last name').fill('Verma')
  await password(where).fill('three wise peacocks')
  await where.getByLabel('What do you do?').selectOption({ label: 'I work in a School as Teacher' })
  await field(where, 'School name (optional)').fill('Green Valley School')
  await where.getByRole('checkbox', { name: /^I am 18 or older/ }).check()
}
