import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectReadableColours,
  journey,
  open,
  tabTo,
} from '#tests/support/journeys.ts'

const PASSWORD = 'three wise peacocks'
const MEERA = { email: 'meera@pankh.example', password: 'pankh-demo-2026' }
/** What the server refuses on purpose is also a line of the browser's console. */
const REFUSED = /\/user\/client\/login\//

const dialog = (page: Page) => page.getByRole('dialog')
const field = (where: Page | Locator, name: string) => where.getByRole('textbox', { name, exact: true })
const password = (where: Page | Locator, name = 'Password') => where.getByLabel(name, { exact: true })
const menu = (page: Page) => page.locator('summary[data-account-menu]')
/** Above the page, for people without JavaScript. */
const notice = (page: Page) => page.locator('main noscript p')
const newEmail = () => `asha-${randomUUID()}@example.org`

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(dialog(page)).toBeVisible()
  return dialog(page)
}

async function checkAccount(where: Page | Locator, email: string): Promise<void> {
  await field(where, 'E-mail').fill(email)
  await where.getByRole('button', { name: 'Next' }).click()
}

async function fillSignup(where: Page | Locator): Promise<void> {
  await field(where, 'First name').fill('Asha')
  await field(where, 'Last name').fill('Verma')
  await password(where).fill(PASSWORD)
  await where.getByLabel('What do you do?').selectOption({ label: 'I work in a School as Teacher' })
  await field(where, 'Name of your school (optional)').fill('Green Valley School')
  await where.getByRole('checkbox', { name: /^I am 18 or older/ }).check()
}

async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const { data } = await (await request.get('/dev/outbox/list/')).json()
      const mail = data.find(
        (one: { to: string; kind: string }) => one.to === email && one.kind === 'password-reset',
      )
      link = /\/auth\/reset-password\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

async function logOut(page: Page): Promise<void> {
  await menu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
}

journey('a visitor signs up in the dialog, is welcomed and logs out', async ({ page, context }) => {
  const updates: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/add_amplitude_details/')) updates.push(request.method())
  })
  await open(page, '/about')
  const box = await openDialog(page)
  await checkAccount(box, ` ${newEmail().toUpperCase()} `)
  await expect(box.getByRole('heading', { name: 'Make your account' })).toBeVisible()
  await expect(field(box, 'First name')).toBeFocused()
  await expect(box.getByLabel('Country code')).toHaveValue('IN')
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

  await logOut(page)
  await expect(page.getByRole('status').getByText('You are logged out.')).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'accesstoken')).toEqual([])
})

journey(
  'a wrong password is said beside the field and as a toast, then the right one opens',
  async ({ page, faults }) => {
    faults.allow(REFUSED)
    await open(page, '/')
    const box = await openDialog(page)
    await checkAccount(box, MEERA.email)
    await expect(password(box)).toBeFocused()
    await password(box).fill('not this one')
    await box.getByRole('button', { name: 'Login' }).click()
    const words = 'The e-mail address or the password is not right. Please try again.'
    await expect(password(box)).toHaveAccessibleDescription(words)
    await expect(box.getByRole('group', { name: 'There is a problem' })).toBeFocused()
    await expect(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect(field(box, 'E-mail')).toHaveValue(MEERA.email)

    await box.getByRole('button', { name: 'Show the password' }).click()
    await expect(password(box)).toHaveAttribute('type', 'text')
    await password(box).fill(MEERA.password)
    await box.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('status').getByText('Welcome back!')).toBeVisible()
    await expect(box).toBeHidden()
    await expect(menu(page)).toHaveAccessibleName(/^Your account, Meera/)
    await page.reload()
    await expect(menu(page)).toBeVisible()
  },
)

journey('a forgotten password is reset by the mailed link, once', async ({ page, request, faults }) => {
  faults.allow(/\/user\/reset-password\//)
  const email = newEmail()
  await signUpByCall(request, email)
  await open(page, '/')
  const box = await openDialog(page)
  await checkAccount(box, email)
  await box.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(field(box, 'E-mail')).toHaveValue(email)
  await box.getByRole('button', { name: 'Submit' }).click()
  await expect(box.getByRole('heading', { name: 'Please look into your mail' })).toBeVisible()
  await expect(box.locator('img')).toHaveJSProperty('complete', true)
  await box.getByRole('link', { name: 'Go back to Login' }).click()
  await expect(field(box, 'E-mail')).toHaveValue(email)

  const link = await mailedLink(request, email)
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await password(page, 'New password').fill('a brand new feather')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('status').getByText('Password Reset Successful!!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(menu(page)).toBeVisible()

  await open(page, link)
  await password(page, 'New password').fill('a second feather')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText(
    'This link was used already',
  )
})

journey('closing and opening again begins anew', async ({ page }) => {
  await open(page, '/')
  const box = await openDialog(page)
  await checkAccount(box, MEERA.email)
  await expect(password(box)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeFocused()
  await openDialog(page)
  await expect(box.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible()
  await expect(field(box, 'E-mail')).toHaveValue('')
  await checkAccount(box, newEmail())
  await expect(box.getByRole('button', { name: 'Sign up' })).toBeVisible()
})

journey('what is missing is named in the words of the product before anything is sent', async ({ page }) => {
  await open(page, '/')
  const box = await openDialog(page)
  await box.getByRole('button', { name: 'Next' }).click()
  await expect(field(box, 'E-mail')).toHaveAccessibleDescription('E-mail is required')
  await checkAccount(box, newEmail())
  await field(box, 'First name').fill('   ')
  await box.getByRole('button', { name: 'Sign up' }).click()
  const names = 'First Name and Last Name is required'
  await expect(field(box, 'First name')).toHaveAccessibleDescription(names)
  await expect(password(box)).toHaveAccessibleDescription(/This is Required\.$/)
  await expect(box.getByLabel('What do you do?')).toHaveAccessibleDescription('This is Required.')
  await expect(box.getByRole('checkbox', { name: /^I am 18/ })).toHaveAccessibleDescription(
    /agree to the terms/,
  )
  await box.getByRole('link', { name: 'Password: This is Required.' }).click()
  await expect(password(box)).toBeFocused()
})

journey('the school is asked for at a school only', async ({ page }) => {
  await open(page, '/auth/signup')
  const school = field(page, 'Name of your school (optional)')
  const occupation = page.getByLabel('What do you do?')
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
})

journey('password managers know every field', async ({ page }) => {
  await open(page, '/auth/signup')
  const expected = [
    ['first_name', 'given-name'],
    ['last_name', 'family-name'],
    ['email', 'email'],
    ['password', 'new-password'],
    ['mobile', 'tel'],
  ] as const
  for (const [name, hint] of expected) {
    await expect(page.locator(`input[name=${name}]`)).toHaveAttribute('autocomplete', hint)
  }
  await open(page, '/auth')
  await expect(field(page, 'E-mail')).toHaveAttribute('autocomplete', 'username')
  await checkAccount(page, MEERA.email)
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
})

journey('log-in by keys alone', async ({ page }) => {
  await open(page, '/about')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login' }))
  await page.keyboard.press('Enter')
  await expect(field(dialog(page), 'E-mail')).toBeFocused()
  await page.keyboard.type(MEERA.email)
  await page.keyboard.press('Enter')
  await expect(password(dialog(page))).toBeFocused()
  await page.keyboard.type(MEERA.password)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(menu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'My Account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeFocused()
  await expect(page.getByRole('link', { name: 'My Account' })).toBeHidden()
})

journey('the page for log-in leads back to where the person was', async ({ page }) => {
  await open(page, '/auth?next=%2Fabout')
  await checkAccount(page, MEERA.email)
  await password(page).fill(MEERA.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('status').getByText('Welcome back!')).toBeVisible()
  await page.goto('/auth?next=%2F%2Fevil.example%2F')
  await expect(page).toHaveURL('/')
})

for (const width of [360, 1280]) {
  journey(`axe finds nothing on any panel at ${width} px`, async ({ page, faults }) => {
    faults.allow(REFUSED)
    // Five panels in both schemes.
    journey.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    const box = await openDialog(page)
    const look = async (where: string) => {
      await expectAccessible(page, where)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectReadableColours(page, `${where}, dark`)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await look('account check')
    await checkAccount(box, MEERA.email)
    await expect(password(box)).toBeVisible()
    await password(box).fill('not this one')
    await box.getByRole('button', { name: 'Login' }).click()
    await expect(box.getByRole('group', { name: 'There is a problem' })).toBeVisible()
    await look('log-in that was refused')
    await box.getByRole('link', { name: 'Forgot Password?' }).click()
    await look('forgot password')
    await box.getByRole('button', { name: 'Submit' }).click()
    await expect(box.getByRole('heading', { name: 'Please look into your mail' })).toBeVisible()
    await look('mail is on its way')
    await box.getByRole('link', { name: 'Go back to Login' }).click()
    await box.getByRole('link', { name: /^New here/ }).click()
    await box.getByRole('button', { name: 'Sign up' }).click()
    await look('sign-up with everything missing')
  })
}

journey('the panels fit into 320 px with big text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/auth', '/auth/signup', '/auth/reset-password', '/auth/reset-password/x']) {
    await open(page, address)
    for (const css of ['html { font-size: 112.5% }', 'html { font-size: 225% !important }']) {
      const style = await page.addStyleTag({ content: css })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${address} ${css}`).toBeLessThanOrEqual(320)
      await style.evaluate((element: Element) => element.remove())
    }
  }
})

journey.describe('on a small screen', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('the drawer leads to log-in and gives the focus back', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Login' }).click()
    const box = page.getByRole('dialog', { name: 'Log in or sign up' })
    await expect(box).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(drawer.getByRole('link', { name: 'Login' })).toBeFocused()
  })
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor signs up, is told so, and logs out', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/auth?next=%2Fabout')
    await checkAccount(page, newEmail())
    await expect(page.getByRole('heading', { level: 1, name: 'Make your account' })).toBeVisible()
    await fillSignup(page)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/about')
    await expect(notice(page)).toHaveText('Welcome!!')
    await menu(page).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(notice(page)).toHaveText('You are logged out.')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  })

  journey('a refused form keeps what was filled in, but no password', async ({ page, faults }) => {
    faults.allow(/\/auth/)
    await page.goto('/auth/signup')
    await field(page, 'First name').fill('Asha')
    await field(page, 'E-mail').fill('not an address')
    await password(page).fill('short')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible()
    await expect(field(page, 'First name')).toHaveValue('Asha')
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/should look like/)
    await expect(field(page, 'Last name')).toHaveAccessibleDescription('First Name and Last Name is required')
    await expect(password(page)).toHaveValue('')
  })

  journey('log-in, and the way back to a new password', async ({ page, request, faults }) => {
    faults.allow(/\/auth/)
    const email = newEmail()
    await signUpByCall(request, email)
    await page.goto('/auth')
    await checkAccount(page, email)
    await password(page).fill('not this one')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(password(page)).toHaveAccessibleDescription(/is not right/)
    await page.getByRole('link', { name: 'Forgot Password?' }).click()
    await field(page, 'E-mail').fill(email)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Please look into your mail' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to Login' })).toBeVisible()
    await page.goto(await mailedLink(request, email))
    await password(page, 'New password').fill('a brand new feather')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(notice(page)).toHaveText('Password Reset Successful!!')
    await expect(menu(page)).toBeVisible()
  })
})

async function signUpByCall(request: APIRequestContext, email: string): Promise<void> {
  const { data } = await (await request.get('/user/register/')).json()
  const answer = await request.post('/user/register/', {
    data: {
      first_name: 'Asha',
      last_name: 'Verma',
      email,
      password: PASSWORD,
      occupation_id: data.occupation_list[0].id,
      terms: true,
    },
  })
  expect(answer.ok()).toBe(true)
}
