import type { Page } from '@playwright/test'
import { expect, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { englishWords } from '#tests/support/page-checks/english-words.ts'
import { BIG_TEXT, misfits } from '#tests/support/page-checks/reflow.ts'

journey.use({ viewport: { width: 360, height: 740 } })

/** The cards of a list, in any language. */
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

/** Every word of ours is in Hindi, and nothing is cut off with long words and big text. */
async function expectHindi(page: Page, where: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  // A thing is called as its organisers wrote it.
  if (!where.startsWith('a')) await expect(page, where).toHaveTitle(/\p{Script=Devanagari}/u)
  expect(await englishWords(page), where).toEqual([])
}

async function expectRoom(page: Page, where: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const style = await page.addStyleTag({ content: BIG_TEXT })
  expect(await misfits(page, '200% text'), where).toEqual([])
  await style.evaluate((element) => element.parentElement?.removeChild(element))
  await page.setViewportSize({ width: 360, height: 740 })
}

journey('a parent finds, registers and reads in Hindi', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/hi?search_query=First+Three+Years')
  await expectHindi(page, 'home')
  await expectRoom(page, 'home')
  const card = cards(page)
    .filter({ has: page.locator('time') })
    .first()
  await expect(card.locator('time').first()).toHaveText(
    /^(सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि), \d{1,2} \p{L}+॰? \d{4}$/u,
  )
  await card.getByRole('heading').getByRole('link').click()

  await expect(page).toHaveURL(/\/hi\/events\/details\/\d+/)
  await expectHindi(page, 'an event')
  await expectRoom(page, 'an event')
  await expect(page.locator('aside')).toContainText(/(सुबह|दोपहर|शाम|रात) \d{1,2}:\d\d/)

  await page.locator('aside').getByRole('button', { name: 'पंजीकरण करें' }).click()
  await expect(page).toHaveURL(/\/hi\/events\/details\/\d+\/thankyou\/register$/)
  await expect(page.getByRole('heading', { level: 1, name: 'आपका पंजीकरण हो गया' })).toBeVisible()
  await expectHindi(page, 'thanks')

  await page.goto('/hi/resource')
  await expectHindi(page, 'resources')
  await expectRoom(page, 'resources')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/hi\/resource\/[^/]+\/\d+/)
  await expectHindi(page, 'a resource')
  await expectRoom(page, 'a resource')
})

journey('what is refused is said in Hindi', async ({ page, faults }) => {
  faults.allow(/\/user\/client\/login\//)
  faults.allow(/status of 4\d\d/)
  faults.allow(/999999/)
  await open(page, '/hi/auth')
  await expectHindi(page, 'logging in')
  await page.getByRole('button', { name: 'आगे' }).first().click()
  await expect(page.getByText('ई-मेल ज़रूरी है').first()).toBeVisible()
  await expectHindi(page, 'an empty form')
  await page.goto('/hi/events/details/999999')
  await expectHindi(page, 'nothing there')
})

journey('the choice of a language is kept on the device', async ({ page, context }) => {
  await open(page, '/hi')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await context.clearCookies()
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

journey.describe('a visitor without scripts and cookies, such as a search engine', () => {
  journey.use({ javaScriptEnabled: false })

  journey('finds each page in both languages, and stays in one', async ({ page, context }) => {
    await page.goto('/hi/resource')
    const link = (rel: string) => page.locator(`head link[rel="${rel}"]`)
    await expect(link('canonical')).toHaveAttribute('href', /\/hi\/resource$/)
    const alternates = await link('alternate').evaluateAll((links) =>
      links.map((one) => [one.getAttribute('hreflang'), new URL((one as HTMLLinkElement).href).pathname]),
    )
    expect(alternates).toEqual([
      ['en', '/resource'],
      ['hi', '/hi/resource'],
      ['x-default', '/resource'],
    ])
    await expect(page.locator('head meta[property="og:locale"]')).toHaveAttribute('content', 'hi_IN')
    const leave = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links.map((one) => one.getAttribute('href') ?? '').filter((to) => !/^\/hi(\/|\?|#|$)/.test(to)),
      )
    expect(leave, 'links that lose the language').toEqual([])

    await context.clearCookies()
    await cards(page).first().getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL(/\/hi\/resource\/[^/]+\/\d+/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  })
})
