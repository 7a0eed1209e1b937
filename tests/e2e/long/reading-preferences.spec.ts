import type { Browser, Locator, Page } from '@playwright/test'
import { checkAccount, notice, password } from '#tests/support/auth-steps.ts'
import { expect, expectRunning, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'

const control = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Reading and language' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Reading and language' })
/** By what it is called; its help comes after it. */
const setting = (where: Page | Locator, name: string) =>
  where
    .getByRole('checkbox', { name: new RegExp(`^${name}`) })
    .or(where.getByRole('radio', { name, exact: true }))
const chosen = (page: Page) => page.evaluate(() => document.documentElement.dataset.reading ?? '')
const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

/** Pixels of a panel's content that its surface doesn't reach. */
const surfaceBelow = (dialog: Locator) =>
  dialog.evaluate((sheet) => sheet.clientHeight - (sheet.parentElement?.clientHeight ?? 0))

async function choose(page: Page, ...names: string[]) {
  await control(page).click()
  for (const name of names) await setting(panel(page), name).check()
  await expect(panel(page).getByRole('status')).toHaveText(/^Saved/)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
}

async function withoutScripts(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  return context.newPage()
}

journey(
  'what is chosen in the header holds at once, and before the next page is painted',
  async ({ page }) => {
    await open(page, '/resource')
    const usual = await textSize(page)
    await tabTo(page, control(page))
    await page.keyboard.press('Enter')
    await setting(panel(page), 'Larger (150%)').check()
    expect(await textSize(page)).toBe(usual * 1.5)
    await setting(panel(page), 'More space').check()
    expect(await surfaceBelow(panel(page)), 'the panel has a background to its end').toBe(0)
    await page.keyboard.press('Escape')
    await expect(control(page)).toBeFocused()

    const html = await (await page.request.get('/')).text()
    expect(html).toMatch(/<html[^>]* data-reading="2s"/)
    await open(page, '/')
    expect(await textSize(page)).toBe(usual * 1.5)

    await control(page).click()
    await panel(page).getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => chosen(page)).toBe('')
    expect(await textSize(page)).toBe(usual)
  },
)

journey('it is kept with the account, and is there on another device', async ({ page, browser, baseURL }) => {
  const person = await loggedIn(page)
  await open(page, '/resource')
  await choose(page, 'Largest (200%)', 'More contrast')
  expect(await chosen(page)).toBe('3c')

  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const there = await other.newPage()
  await open(there, '/auth')
  await checkAccount(there, person.email)
  await password(there).fill(person.password)
  await there.getByRole('button', { name: 'Login' }).click()
  await expect.poll(() => chosen(there), { timeout: 30_000 }).toBe('3c')
  await open(there, '/resource')
  expect(await chosen(there)).toBe('3c')
  await other.close()
})

journey('it is chosen without JavaScript, the language too', async ({ browser, baseURL }) => {
  const page = await withoutScripts(browser, baseURL)
  await page.goto('/resource')
  await control(page).click()
  await setting(page, 'Calm').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(notice(page)).toHaveText('Saved on this device.')
  await expect(page.locator('html')).toHaveAttribute('data-reading', 'm')
  await expect(setting(page, 'Calm')).toBeChecked()

  const languages = page.getByRole('main')
  await languages.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/reading$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await languages.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^i]\/reading$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-reading')
  await page.context().close()
})

journey(
  'what is chosen on its page is kept at once: a newer version asks nobody',
  async ({ page, faults }) => {
    faults.allow(/\/assets\/|dynamically imported module|reading '(component|pendingComponent|loader)'/)
    await open(page, '/reading')
    await setting(page, 'Calm').check()
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Saved/)
    await page.waitForLoadState('networkidle')
    let isGone = true
    await page.route(/\/assets\/[^/]+\.js/, (route) => {
      return isGone ? route.fulfill({ status: 404 }) : route.continue()
    })
    const loadsAnew = page.waitForEvent('framenavigated').then(() => {
      isGone = false
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).hover()
    await loadsAnew
    await expectRunning(page)
    await expect(setting(page, 'Calm')).toBeChecked()
  },
)

journey('the language is chosen in the header and stays for the next pages', async ({ page }) => {
  await open(page, '/resource')
  await control(page).click()
  await panel(page).getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/resource$/)
  await expectRunning(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
})

journey('in calm nothing moves, and messages stay until they are closed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  await choose(page, 'Calm')
  await page.evaluate(() => {
    const moves = { seen: 0 }
    Object.assign(window, { moves })
    const look = () => {
      moves.seen += document.getAnimations().length
      requestAnimationFrame(look)
    }
    look()
  })
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await control(page).click()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { moves: { seen: number } }).moves.seen)).toBe(0)
})

journey(
  'saving data, no picture comes until it is asked for, and its size is told',
  async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'reading', value: 'd', url: baseURL ?? '' }])
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && !/feather/.test(request.url())) pictures.push(request.url())
    })
    await open(page, '/')
    const html = await (await page.request.get('/')).text()
    expect(html).not.toMatch(/<img[^>]* src="\//)
    // The first ones stand in the lead of home and on a card.
    const one = page.getByRole('link', { name: /^Show picture \(\d+ kB\)/ }).last()
    await expect(one).toBeVisible()
    expect(pictures).toEqual([])

    await one.click()
    await expect(page.locator('main img')).toHaveCount(1)
    await expect(page.locator('main img')).toBeFocused()
    await page.getByRole('button', { name: 'Show all pictures on this page' }).click()
    await expect(page.getByText('All pictures on this page are shown.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Show picture/ })).toHaveCount(0)
  },
)
