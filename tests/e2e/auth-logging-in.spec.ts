import type { Page } from '@playwright/test'
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

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

journey('a person logs in, in the dialog and on the page', async ({ page, context, faults }) => {
  await open(page, '/')
  const box = await openDialog(page)

  await journey.step('closing and opening again begins anew', async () => {
    await checkAccount(box, MEERA.email)
    await expect(password(box)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(login(page)).toBeFocused()
    await openDialog(page)
    await expect(box.getByRole('heading', { name: 'Log in or sign up' })).toBeVisible()
    await expect(field(box, 'Email')).toHaveValue('')
    await checkAccount(box, newEmail())
    await expect(box.getByRole('button', { name: 'Sign up' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
  })

  await journey.step('a wrong password is said beside the field and in the summary, not as a toast too', () =>
    faults.allowIn(REFUSED, async () => {
      await openDialog(page)
      await checkAccount(box, MEERA.email)
      await expect(password(box)).toBeFocused()
      await password(box).fill('not this one')
      await box.getByRole('button', { name: 'Login' }).click()
      const words = "That email or password isn't right. Please try again."
      await expect(password(box)).toHaveAccessibleDescription(words)
      await expect(box.getByRole('group', { name: 'Please check 1 answer' })).toBeFocused()
      await expect(box.getByRole('group', { name: 'Please check 1 answer' })).toContainText(words)
      await expect(page.getByRole('alert').getByText(words)).toHaveCount(0)
      await expect(field(box, 'Email')).toHaveValue(MEERA.email)
    }),
  )

  await journey.step('the right password opens, and holds', async () => {
    await box.getByRole('button', { name: 'Show password' }).click()
    await expect(password(box)).toHaveAttribute('type', 'text')
    await password(box).fill(MEERA.password)
    await box.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('status').getByText('Welcome back!')).toBeVisible()
    await expect(box).toBeHidden()
    await expect(menu(page)).toHaveAccessibleName(/^Your account, Meera/)
    await page.reload()
    await expect(menu(page)).toBeVisible()
  })

  await journey.step('the page for log-in leads back to where the person was, and nowhere else', async () => {
    await context.clearCookies()
    await expectLedBack(page)
  })
})

async function expectLedBack(page: Page): Promise<void> {
  await open(page, '/auth?next=%2Fabout')
  await checkAccount(page, MEERA.email)
  await password(page).fill(MEERA.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('status').getByText('Welcome back!')).toBeVisible()
  await page.goto('/auth?next=%2F%2Fevil.example%2F')
  await expect(page).toHaveURL('/')
}

journey('log-in from the drawer of a small screen, and by keys alone', async ({ page }) => {
  await journey.step('the drawer leads to log-in and gives the focus back', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: 'Login' }).click()
    const box = page.getByRole('dialog', { name: 'Log in or sign up' })
    await expect(box).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(drawer.getByRole('link', { name: 'Login' })).toBeFocused()
  })

  await journey.step('log-in by keys alone', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page, '/about')
    await tabTo(page, login(page))
    await page.keyboard.press('Enter')
    await expect(field(dialog(page), 'Email')).toBeFocused()
    await page.keyboard.type(MEERA.email)
    await page.keyboard.press('Enter')
    await expect(password(dialog(page))).toBeFocused()
    await page.keyboard.type(MEERA.password)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(menu(page)).toBeFocused()
  })

  await journey.step('the menu of the account by keys alone', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'My Account' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeFocused()
    await expect(page.getByRole('link', { name: 'My Account' })).toBeHidden()
  })
})
