import type { Browser, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  expect,
  expectAccessible,
  expectRunning,
  journey,
  open,
  type SignedInPerson,
  signedIn,
  tabTo,
} from '#tests/support/journeys.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const saveDetails = (page: Page) => page.getByRole('button', { name: 'Save my details' }).click()

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
  const { email, password } = await signedIn(page)
  await context.clearCookies()
  await open(page, '/profile')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
})

journey('the account shows everything at a glance, and is kept by no cache', async ({ page }) => {
  const { email } = await signedIn(page)
  const answer = await page.goto('/profile')
  await expectRunning(page)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(page).toHaveTitle(/^My account · /)
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeVisible()
  await expect(page.getByText('Community Member')).toBeVisible()
  await expect(part(page, 'My details')).toContainText(email)
  await expect(part(page, 'My details')).toContainText('Not confirmed yet')
  await expect(part(page, 'What you may send me')).toContainText('News and offers by e-mailNo')
  await expect(part(page, 'Where I am signed in').getByRole('listitem')).toContainText('This device')
})

journey('the mailed code confirms the address; a wrong one says so', async ({ page, faults }) => {
  faults.allow(/email-code\/verify/)
  const { email } = await signedIn(page)
  await open(page, '/profile')
  const box = part(page, 'Confirm your e-mail address')
  await box.getByRole('button', { name: 'Confirm now' }).click()
  await expect(box.getByRole('group', { name: 'There is a problem' })).toBeFocused()
  const code = await mailedCode(page, email)
  await box.getByLabel('Six-digit code').fill(code === '111111' ? '222222' : '111111')
  await box.getByRole('button', { name: 'Confirm now' }).click()
  await expect(box.getByLabel('Six-digit code')).toHaveAttribute('aria-invalid', 'true')
  await box.getByLabel('Six-digit code').fill(code)
  await box.getByRole('button', { name: 'Confirm now' }).click()
  await expect(part(page, 'My details')).toContainText('Confirmed')
  await expect(box).toBeHidden()
  await expect(page.getByRole('heading', { name: 'My details' })).toBeFocused()
})

journey('details are changed: the answer says whether the session was renewed', async ({ page }) => {
  await signedIn(page)
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Edit my details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit my details' })).toBeFocused()
  await expect(page.getByLabel('Name of your school')).toBeHidden()
  await page.getByLabel('What do you do?').selectOption({ label: 'I am a School Administrator' })
  await page.getByLabel('Name of your school').fill('Sunrise School')
  await page.getByLabel('Gender').selectOption('Female')
  await saveDetails(page)
  await expect(page.getByRole('status').getByText('User Updated!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect(part(page, 'My details')).toContainText('SchoolSunrise School')

  await open(page, '/profile/edit')
  await page.getByLabel('First name').fill('Usha')
  await page.getByLabel('WhatsApp number').fill('98765 43210')
  await saveDetails(page)
  await expect(page.getByRole('status').getByText('User Updated!!', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Usha Verma' })).toBeVisible()
  await expect(part(page, 'My details')).toContainText('+91 9876543210')
  await expect(page.getByRole('banner')).toContainText('Usha')
})

journey('what is wrong stands in a summary, beside its field and as a message', async ({ page, faults }) => {
  faults.allow(/\/v2\/user\/details/)
  await signedIn(page)
  await open(page, '/profile/edit')
  await page.getByLabel('Last name').fill(' ')
  await saveDetails(page)
  const summary = page.getByRole('group', { name: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('First Name and Last Name is required')
  await page.getByLabel('Last name').fill('Verma')
  await page.getByLabel('WhatsApp number').fill('12')
  await saveDetails(page)
  await summary.getByRole('link', { name: /phone number/ }).click()
  await expect(page.getByLabel('WhatsApp number')).toBeFocused()
  await expect(page.getByLabel('WhatsApp number')).toHaveValue('12')
  await expect(page.getByRole('alert').getByText(/phone number/)).toBeVisible()
})

journey('another e-mail address asks for the password', async ({ page, faults }) => {
  faults.allow(/\/v2\/user\/details/)
  const { email, password } = await signedIn(page)
  await open(page, '/profile/edit')
  const secret = page.getByLabel('Current password')
  await expect(secret).toBeHidden()
  await page.getByLabel('E-mail', { exact: true }).fill(`new-${email}`)
  await secret.fill('not the password')
  await saveDetails(page)
  await expect(secret).toHaveAttribute('aria-invalid', 'true')
  await secret.fill(password)
  await saveDetails(page)
  await expect(part(page, 'Confirm your e-mail address')).toContainText(`new-${email}`)
})

journey('a picture is chosen, cropped by keyboard, shown and removed', async ({ page }) => {
  await signedIn(page)
  await open(page, '/profile/edit')
  await choosePicture(page, await photo())
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  const area = dialog.getByRole('group', { name: 'The part of the picture that is shown' })
  await tabTo(page, area)
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, dialog.getByRole('slider', { name: 'Zoom' }))
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page, 'crop')
  await tabTo(page, dialog.getByRole('button', { name: 'Use this picture' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').getByText('User Updated!')).toBeVisible()
  const shown = part(page, 'My picture').locator('img')
  await expect(shown).toHaveAttribute('src', /^\/pictures\/.*-256\.webp$/)
  await expectLoaded(shown)
  await page.getByRole('button', { name: 'Remove my picture' }).click()
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
})

journey('an upload shows how far it is and can be cancelled', async ({ page }) => {
  await signedIn(page)
  await open(page, '/profile/edit')
  await page.route('**/v2/user/picture/upload/', () => {})
  await choosePicture(page, await photo())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Sending your picture' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('progressbar')).toBeHidden()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

journey('what is no picture is refused in words', async ({ page }) => {
  await signedIn(page)
  await open(page, '/profile/edit')
  await choosePicture(page, Buffer.from('not a picture'))
  await expect(part(page, 'My picture').getByRole('alert')).toContainText('could not open')
  await expect(page.getByRole('dialog')).toBeHidden()
})

journey('preferences are chosen by keyboard alone', async ({ page }) => {
  await signedIn(page)
  await open(page, '/profile/preferences')
  for (const name of ['3 to 6', 'Play', 'Autism', 'Inclusive school']) {
    await tabTo(page, page.getByRole('checkbox', { name, exact: true }))
    await page.keyboard.press('Space')
  }
  await tabTo(page, page.getByRole('checkbox', { name: /^News and offers/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Save my preferences' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Details Updated!!')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  const interests = part(page, 'What I am interested in')
  for (const name of ['3 to 6', 'Play', 'Autism', 'Inclusive school']) {
    await expect(interests.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  }
  await expect(part(page, 'What you may send me')).toContainText('News and offers by e-mailYes')

  await interests.getByRole('link', { name: 'Change my preferences' }).click()
  for (const name of ['3 to 6', 'Play', 'Autism', 'Inclusive school']) {
    await page.getByRole('checkbox', { name, exact: true }).uncheck()
  }
  await page.getByRole('button', { name: 'Save my preferences' }).click()
  await expect(interests).toContainText('You have not chosen anything yet')
})

journey('other devices are listed and signed out', async ({ page, browser }) => {
  const person = await signedIn(page)
  const phone = await otherDevice(browser, person, 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0')
  const laptop = await otherDevice(browser, person, 'Mozilla/5.0 (Windows NT 10.0) Edg/140.0')
  await open(page, '/profile')
  const devices = part(page, 'Where I am signed in').getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out Firefox on Android' }).click()
  await expect(devices).toHaveCount(2)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Please log in to see your account' })).toBeAttached()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('This device')
  await Promise.all([phone.context().close(), laptop.context().close()])
})

journey('the password is changed with the current one', async ({ page, faults }) => {
  faults.allow(/change-password/)
  const { password } = await signedIn(page)
  await open(page, '/profile')
  const box = part(page, 'Password')
  await box.getByText('Change my password').click()
  await box.getByLabel('Current password').fill('not the password')
  await box.getByLabel('New password').fill('Paper-Boat-77')
  await box.getByRole('button', { name: 'Save the new password' }).click()
  await expect(box.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await box.getByLabel('Current password').fill(password)
  await box.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('status').getByText(/Your password is changed/)).toBeVisible()
  await expect(box.getByLabel('Current password')).toBeHidden()
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor is led to the log-in and back', async ({ page }) => {
    await page.goto('/profile/preferences')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please log in to see your account')
    const link = page.getByRole('link', { name: 'Log in or sign up' })
    await expect(link).toHaveAttribute('href', '/auth?next=%2Fprofile%2Fpreferences')
  })

  journey('details and preferences are plain forms', async ({ page, faults }) => {
    faults.allow(/422: .*\/profile\/edit|\/profile\/edit$/)
    await signedIn(page)
    await page.goto('/profile/edit')
    await expect(page.getByLabel('Current password')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeHidden()
    await page.getByLabel('First name').fill('Usha')
    await page.getByLabel('WhatsApp number').fill('12')
    await saveDetails(page)
    await expect(page.getByRole('group', { name: 'There is a problem' })).toContainText('phone number')
    await expect(page.getByLabel('First name')).toHaveValue('Usha')
    await page.getByLabel('WhatsApp number').fill('98765 43210')
    await saveDetails(page)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText(/^User Updated!!$/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Usha Verma' })).toBeVisible()

    await page.getByRole('link', { name: 'Choose my preferences' }).click()
    await page.getByRole('checkbox', { name: 'Play', exact: true }).check()
    await page.getByRole('button', { name: 'Save my preferences' }).click()
    await expect(page.getByText(/^Details Updated!!$/)).toBeVisible()
    await expect(part(page, 'What I am interested in')).toContainText('Play')
  })

  journey('code, password and devices are plain forms', async ({ page, browser }) => {
    const person = await signedIn(page)
    const phone = await otherDevice(browser, person, 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0')
    await phone.context().close()
    await page.goto('/profile')
    await page.getByLabel('Six-digit code').fill(await mailedCode(page, person.email))
    await page.getByRole('button', { name: 'Confirm now' }).click()
    await expect(part(page, 'My details')).toContainText('Confirmed')
    await page.getByRole('button', { name: 'Sign out Firefox on Android' }).click()
    await expect(part(page, 'Where I am signed in').getByRole('listitem')).toHaveCount(1)
    await page.getByText('Change my password').click()
    await page.getByLabel('Current password').fill(person.password)
    await page.getByLabel('New password').fill('Paper-Boat-77')
    await page.getByRole('button', { name: 'Save the new password' }).click()
    await expect(page.getByText(/Your password is changed/)).toBeVisible()
  })
})

/** The newest code that was mailed to somebody, from the outbox of the demo. */
async function mailedCode(page: Page, email: string): Promise<string> {
  const outbox = await (await page.request.get('/dev/outbox/list/')).json()
  const mail = outbox.data.find(({ to }: { to: string }) => to === email)
  return /\b\d{6}\b/.exec(mail?.subject ?? '')?.[0] ?? ''
}

/** The account page on another device of the same person. */
async function otherDevice(browser: Browser, person: SignedInPerson, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  const { email: identifier, password } = person
  const answer = await page.request.post('/user/client/login/', { data: { identifier, password } })
  expect(answer.status()).toBe(200)
  await page.goto('/profile')
  return page
}

async function choosePicture(page: Page, buffer: Buffer): Promise<void> {
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
}

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()

async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { message: 'loaded' })
    .toBe(256)
}
