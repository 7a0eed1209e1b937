import type { Page } from '@playwright/test'
import { checkAccount, dialog, MEERA, menu, openDialog, password } from '#tests/support/auth-steps.ts'
import { cards, expect, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

// Playwright switches off the memory that a browser has for Back: here it is what is looked at.
journey.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

async function logIn(page: Page): Promise<void> {
  const box = await openDialog(page)
  await checkAccount(box, MEERA.email)
  await password(box).fill(MEERA.password)
  await box.getByRole('button', { name: 'Login' }).click()
  await expect(menu(page)).toBeVisible()
}

async function logOut(page: Page): Promise<void> {
  await menu(page).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(loginLink(page)).toBeVisible()
}

/** As another tab or another device of the same person does it. */
const logOutElsewhere = (page: Page) => postCall(page.request, '/user/logout/')

journey('Back after log-out shows nothing of the person who left', async ({ page }) => {
  await open(page, '/about')
  await logIn(page)
  await logOut(page)
  // `goBack` waits for a page that loads; one from the browser's memory does not.
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/about')
  await expect(loginLink(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

journey('a page that a browser kept in memory goes where its person left', async ({ page }) => {
  await open(page, '/about')
  await logIn(page)
  // As where a browser gives it back that does not know `Clear-Site-Data`.
  await logOutElsewhere(page)
  await page.evaluate(() => {
    localStorage.setItem('pankh-person', 'nobody')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(loginLink(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

journey('all tabs hear of a log-in and of a log-out', async ({ page, context }) => {
  await open(page, '/about')
  const other = await context.newPage()
  await open(other, '/resource')
  await logIn(page)
  await expect(menu(other)).toBeVisible()
  await logOut(other)
  await expect(loginLink(page)).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

journey.describe('on a small screen', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('the dialog of a page for an account goes with its page', async ({ page, faults }) => {
    // My page asks for what is the person's before it knows that nobody is logged in.
    faults.allow(/\/own\/list\/|draft\/list/)
    await open(page, '/')
    await page.getByRole('link', { name: 'My page' }).click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(cards(page).first()).toBeVisible()
    await expect(dialog(page)).toBeHidden()
  })
})

journey(
  'a like after the session ended elsewhere says why and goes on after log-in',
  async ({ page, faults }) => {
    faults.allow(/resource\/like/)
    const person = await loggedIn(page)
    await open(page, '/resource')
    await cards(page, 'resource').first().getByRole('link').first().click()
    const like = page.getByRole('button', { name: /^Like/ }).first()
    await expect(like).toBeVisible()
    await logOutElsewhere(page)
    await like.click()
    await expect(dialog(page)).toContainText("You've been logged out.")
    await checkAccount(dialog(page), person.email)
    await password(dialog(page)).fill(person.password)
    await dialog(page).getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: /^Like/ }).first()).toHaveAttribute('aria-pressed', 'true')
  },
)
