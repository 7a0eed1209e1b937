import {
  checkAccount,
  dialog,
  field,
  MEERA,
  menu,
  openDialog,
  password,
  REFUSED,
} from '#tests/support/auth-steps.ts'
import { expect, journey, newEmail, open, tabTo } from '#tests/support/journeys.ts'

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
