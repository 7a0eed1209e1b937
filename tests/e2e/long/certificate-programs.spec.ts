import type { Locator, Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'

const LIST = '/certificate-programs/details'
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const boxes = (page: Page) => page.locator('input[type="checkbox"][name="events"]')
const boxForAll = (page: Page) => page.getByRole('checkbox', { name: /^Choose all events/ })
const registerButton = (page: Page) => page.getByRole('button', { name: /^Register for/ })
const panel = (page: Page) => page.locator('aside')

/** The address of a program of the demo, as its card names it. */
async function addressOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/v2/event/course/list/')
  const { data }: { data: { id: number; title: string }[] } = await answer.json()
  const id = data.find((program) => program.title === title)?.id
  expect(id, `a program called ${title}`).toBeDefined()
  return `${LIST}/${title.toLowerCase().replaceAll(' ', '-')}/${id}`
}

/** Opens a page whose foot holds the modules of the newest program. Answers how many they are, and the last one. */
async function newestInFoot(page: Page, foot: Locator): Promise<{ count: number; last: string }> {
  let names: string[] = []
  await expect(async () => {
    await open(page, '/about')
    const { data } = await (await page.request.get('/v2/event/course/newest/')).json()
    names = data.modules.map(({ module_name }: { module_name: string }) => module_name)
    expect(await foot.getByRole('link').allTextContents()).toEqual(names)
  }).toPass()
  return { count: names.length, last: names.at(-1) ?? '' }
}

/** Opens the page in both schemes and looks at it in both widths. */
async function lookAt(page: Page, address: string, name: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await open(page, address)
    for (const width of [360, 1280]) {
      const where = `${name}, ${scheme}, ${width}`
      await page.setViewportSize({ width, height: 800 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(tooWide, where).toBeLessThanOrEqual(0)
      await expectAccessible(page, where)
    }
  }
}

journey(
  'a visitor finds a program from home, and a module of it from the foot of any page',
  async ({ page }) => {
    await open(page, '/')
    const lead = page.getByRole('region', { name: 'Start here' }).getByRole('listitem')
    await lead.filter({ hasText: 'Certificate program' }).getByRole('link').click()
    await page
      .getByRole('navigation', { name: 'You are here' })
      .getByRole('link', { name: 'Certificate programs' })
      .click()
    await expect(page).toHaveURL(LIST)
    await expect(page).toHaveTitle('Certificate programs · Pankh')
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    // Other journeys may have published more.
    for (const title of ['Inclusive classrooms', 'The early years at home', 'From sounds to reading'])
      await expect(cards.getByRole('link', { name: title })).toBeVisible()
    await cards.getByRole('link', { name: 'Inclusive classrooms' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Inclusive classrooms' })).toBeVisible()
    for (const name of ["Who it's for", "What you'll be able to do", 'Modules', 'Your certificate'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(panel(page)).toContainText('5 modules, 7 of 9 events needed')
    await expect(page.getByText('This is what the certificate looks like.')).toBeVisible()
    await expect(page.locator('figure')).toContainText('Your name')
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(facts).toMatchObject({ '@type': 'Course', name: 'Inclusive classrooms' })

    const foot = page.getByRole('navigation', { name: 'Certificate programs' })
    // Another journey may publish a newer one at any moment.
    const seen = await newestInFoot(page, foot)
    await foot.getByRole('link', { name: seen.last }).click()
    await expect(page).toHaveURL(/\/certificate-programs\/details\/[^?#]+\/\d+(\?[^#]*)?#module-\d+$/)
    await expect(page.getByRole('heading', { name: `Module ${seen.count}: ${seen.last}` })).toBeInViewport()
  },
)

const lookedAt: [string, (program: string) => string][] = [
  ['the list of programs', () => LIST],
  ['a program that one is inside', (program) => program],
  ['the thanks', (program) => program.replace('/details/', '/thank-you/')],
  ['the thanks without a program', () => '/certificate-programs/thank-you'],
  ['my programs', () => '/my-pankh-page?tab=programs'],
]
for (const [name, at] of lookedAt)
  journey(`${name} can be read by everyone, narrow and wide`, async ({ page }) => {
    await logInAs(page, 'meera')
    await lookAt(page, at(await addressOf(page, 'The early years at home')), name)
  })

journey('boxes, the box for all and the button say the same', async ({ page }) => {
  await open(page, await addressOf(page, 'Inclusive classrooms'))
  const count = await boxes(page).count()
  expect(count).toBeGreaterThan(5)
  await registerButton(page).click()
  await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toContainText('at least one event')
  await expect(boxForAll(page)).toHaveAttribute('aria-invalid', 'true')

  await boxes(page).first().check()
  await expect(registerButton(page)).toHaveText('Register for 1 event')
  await expect(boxForAll(page)).not.toBeChecked()
  expect(await boxForAll(page).evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await boxForAll(page).check()
  await expect(registerButton(page)).toHaveText(`Register for ${count} events`)
  for (const box of await boxes(page).all()) await expect(box).toBeChecked()
  await boxes(page).nth(2).uncheck()
  await expect(boxForAll(page)).not.toBeChecked()
  await boxes(page).nth(2).check()
  await expect(boxForAll(page)).toBeChecked()
  await boxForAll(page).uncheck()
  await expect(boxes(page).first()).not.toBeChecked()
})

journey('what is chosen is registered for, shown with its dates, and kept on My page', async ({ page }) => {
  await loggedIn(page, { first_name: 'Noor', last_name: 'Khan' })
  const address = await addressOf(page, 'Inclusive classrooms')
  await open(page, address)
  await expect(page.locator('figure')).toContainText('Noor Khan')
  await page.getByRole('checkbox', { name: /^Exam adjustments/ }).check()
  await page.getByRole('checkbox', { name: /^What I wish my teachers had known/ }).check()
  await registerButton(page).click()

  await expect(page).toHaveURL(/\/certificate-programs\/thank-you\/inclusive-classrooms\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: "You're registered" })).toBeVisible()
  const dates = page.getByRole('region', { name: 'Your dates' })
  await expect(dates).toContainText('Exam adjustments')
  await dates.getByText('Add to calendar').click()
  await expect(dates.getByRole('link', { name: 'Google Calendar' })).toBeVisible()
  const films = page.getByRole('region', { name: /^You can start with/ })
  await expect(films.getByRole('link')).toHaveAttribute('href', /\/events\/on-demand\/.+\/\d+$/)

  await page.getByRole('link', { name: 'Your programs' }).click()
  const card = page.getByRole('region', { name: 'Your certificate programs' })
  await expect(card).toContainText('In Progress')
  await expect(card).toContainText('0 of 5 modules done')
  await card.getByRole('link', { name: /^Continue/ }).click()
  await expect(page).toHaveURL(`${address}#next`)
  await expect(panel(page)).toContainText('Watch “What I wish my teachers had known”')
  await expect(panel(page).getByRole('link', { name: 'Watch the video' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Exam adjustments/ })).toHaveCount(0)
  await expect(page.getByText("You're registered")).toHaveCount(2)
})

journey('dates that clash are said beside both, and refused to nobody', async ({ page }) => {
  await loggedIn(page)
  await open(page, await addressOf(page, 'The early years at home'))
  const one = page.getByRole('checkbox', { name: /^Calm mornings: routines that work/ })
  const two = page.getByRole('checkbox', { name: /^Playing together before words/ })
  await expect(one).toHaveAccessibleName(/At the same time as “Playing together before words”/)
  await expect(two).toHaveAccessibleName(/At the same time as “Calm mornings: routines that work”/)
  await one.check()
  await expect(page.getByText('You can still register for both.')).toHaveCount(0)
  await two.check()
  await expect(page.getByText('You can still register for both.')).toBeVisible()
  await registerButton(page).click()
  await expect(page).toHaveURL(/\/thank-you\/the-early-years-at-home\//)
})

journey('a visitor’s choice goes on after log-in', async ({ page }) => {
  const person = await loggedIn(page)
  await page.context().clearCookies()
  await open(page, await addressOf(page, 'Inclusive classrooms'))
  await page.getByRole('checkbox', { name: /^Exam adjustments/ }).check()
  await registerButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText("We'll register you as soon as you're logged in.")
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/thank-you\/inclusive-classrooms\/\d+$/)
  await expect(page.getByRole('region', { name: 'Your dates' })).toContainText('Exam adjustments')
})

journey('what could not be registered for is said at its place', async ({ page, faults }) => {
  faults.allow(/event\/registers/)
  await loggedIn(page)
  await open(page, await addressOf(page, 'Inclusive classrooms'))
  const box = page.getByRole('checkbox', { name: /^Exam adjustments/ })
  const id = await box.getAttribute('value')
  const message = 'This event is cancelled.'
  await page.route('**/v2/event/registers/', (route) =>
    route.fulfill({
      status: 409,
      json: {
        success: false,
        data: { message: 'Some events could not be registered for.' },
        errors: [{ code: 'EventIsCancelled', message, field: `events.${id}` }],
      },
    }),
  )
  await box.check()
  await registerButton(page).click()
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  await expect(box).toHaveAccessibleDescription(new RegExp(message))
  const problems = page.getByRole('group', { name: 'Please check 1 answer' })
  await problems.getByRole('link', { name: message }).click()
  await expect(box).toBeFocused()
})

journey('events are chosen and registered for by keyboard alone', async ({ page }) => {
  await loggedIn(page)
  await open(page, await addressOf(page, 'From sounds to reading'))
  await tabTo(page, boxForAll(page))
  await page.keyboard.press('Space')
  await expect(registerButton(page)).toHaveText('Register for 2 events')
  await tabTo(page, registerButton(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/thank-you\/from-sounds-to-reading\/\d+$/)
  await expect(messages(page)).toContainText("You're registered for 2 events.")
})

journey(
  'an address with another name leads to its own, and what is not there is not found',
  async ({ page, request }) => {
    const address = await addressOf(page, 'Inclusive classrooms')
    await page.goto(address.replace('inclusive-classrooms', 'anything'))
    await expect(page).toHaveURL(address)
    for (const missing of [`${LIST}/x/999999`, `${LIST}/x/y`, '/certificate-programs/thank-you/x/999999'])
      expect((await request.get(missing)).status(), missing).toBe(404)
  },
)

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor is led to log in, then registers by plain boxes', async ({ page, faults }) => {
    faults.allow(/422/)
    const address = await addressOf(page, 'Inclusive classrooms')
    await page.goto(address)
    await page.getByRole('checkbox', { name: /^Exam adjustments/ }).check()
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await loggedIn(page)
    await page.goto(address)
    await registerButton(page).click()
    await expect(page.getByRole('group', { name: 'Please check 1 answer' })).toBeVisible()

    await page.getByRole('checkbox', { name: /^Exam adjustments/ }).check()
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/thank-you\/inclusive-classrooms\/\d+$/)
    await expect(page.getByRole('region', { name: 'Your dates' })).toContainText('Exam adjustments')

    await page.goto(address)
    await expect(panel(page)).toContainText('Your progress')
    await boxForAll(page).check()
    await registerButton(page).click()
    await expect(page).toHaveURL(/\/thank-you\//)
    await page.goto(address)
    await expect(boxForAll(page)).toHaveCount(0)
  })
})
