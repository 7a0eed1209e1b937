import { checkAccount, field, MEERA, openDialog, password, REFUSED } from '#tests/support/auth-steps.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'

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
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'username')
  await checkAccount(page, MEERA.email)
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
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
      await expectAccessible(page, `${where}, dark`)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await look('account check')
    await checkAccount(box, MEERA.email)
    await expect(password(box)).toBeVisible()
    await password(box).fill('not this one')
    await box.getByRole('button', { name: 'Login' }).click()
    await expect(box.getByRole('group', { name: 'Please check 1 answer' })).toBeVisible()
    await look('log-in that was refused')
    await box.getByRole('link', { name: 'Forgot Password?' }).click()
    await look('forgot password')
    await box.getByRole('button', { name: 'Submit' }).click()
    await expect(box.getByRole('heading', { name: 'Check your email' })).toBeVisible()
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
