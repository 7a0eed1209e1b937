import type { Page } from '@playwright/test'
import { notice } from '#tests/support/auth-steps.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const MY_PAGE = '/my-pankh-page'
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections of My page' })
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name, exact: true })
const part = (page: Page, name: string) => page.getByRole('region', { name })
const cardsOf = (page: Page, name: string) =>
  part(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

/** Somebody new who is registered for the next events. Answers their titles as the page shows them. */
async function registeredFor(page: Page, length: number): Promise<string[]> {
  await loggedIn(page)
  const events = await postCall(page.request, '/v2/event/list/', { length, status: 'scheduled' })
  for (const { id } of events) await postCall(page.request, '/v2/event/register/', { id })
  const own: { title: string }[] = await postCall(page.request, '/v2/event/own/list/')
  return own.map(({ title }) => title)
}

const ahead = (page: Page) => cardsOf(page, 'Upcoming')
const cancelling = (page: Page, title: string) =>
  ahead(page).filter({ has: page.getByRole('heading', { name: title }) })

journey('each part has its address, and one that is empty leads on', async ({ page }) => {
  await loggedIn(page, { first_name: 'Noor' })
  await open(page, MY_PAGE)
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Noor' })).toBeVisible()
  const confirming = part(page, 'Confirm your email')
  const [heading, help] = [confirming.getByRole('heading'), confirming.getByRole('paragraph').first()]
  expect((await help.boundingBox())?.x).toBe((await heading.boundingBox())?.x)
  await expect(tab(page, 'Events')).toHaveAttribute('aria-current', /true|page/)
  await expect(page.getByRole('heading', { name: 'Nothing planned yet' })).toBeVisible()
  for (const [name, key, title] of [
    ['On-Demand', 'on-demand', 'No videos yet'],
    ['Certificate programs', 'programs', 'No certificate programs yet'],
    ['Certificates', 'certificates', 'No certificates yet'],
    ['Resources', 'resources', 'Nothing saved yet'],
  ] as const) {
    await tab(page, name).click()
    await expect(page).toHaveURL(`${MY_PAGE}?tab=${key}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(tab(page, name)).toHaveAttribute('aria-current', /true|page/)
    await expect(page).toHaveTitle(`${name} · My page · Pankh`)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'No certificates yet' })).toBeVisible()
  await page.getByRole('link', { name: 'See your past events' }).click()
  await expect(page).toHaveURL(`${MY_PAGE}?when=past`)
  await expect(page.getByRole('heading', { name: 'No past events yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Find events' }).click()
  await expect(page).toHaveURL('/?status=upcoming')
})

journey('an unknown part is the first one', async ({ page }) => {
  await loggedIn(page)
  await open(page, `${MY_PAGE}?tab=nowhere&when=never&page=0`)
  await expect(part(page, 'Upcoming')).toBeVisible()
})

journey('a place is given up on the page, and the list changes', async ({ page }) => {
  const [first = '', second = ''] = await registeredFor(page, 2)
  await open(page, MY_PAGE)
  await expect(ahead(page).getByRole('heading')).toHaveText([first, second])
  await expect(ahead(page).first()).toContainText('Registered')
  await expect(
    ahead(page)
      .first()
      .getByRole('link', { name: /Google Calendar/ }),
  ).toBeHidden()
  await cancelling(page, first).getByText('Add to calendar').click()
  await expect(
    ahead(page)
      .first()
      .getByRole('link', { name: /Google Calendar/ }),
  ).toBeVisible()

  await cancelling(page, first).getByText("Can't come?").click()
  await cancelling(page, first).getByRole('button', { name: 'Cancel registration' }).click()
  await expect(ahead(page).getByRole('heading')).toHaveText([second])
  await expect(page.getByRole('status').filter({ hasText: 'Your registration is cancelled.' })).toBeVisible()
  await expect(ahead(page).getByRole('link', { name: second, exact: true })).toBeFocused()
})

journey('a card does not tell who has a place how few are left', async ({ page }) => {
  await loggedIn(page)
  const events: { id: number; title: string; places_left: number | null }[] = await postCall(
    page.request,
    '/v2/event/list/',
    { length: 50, status: 'upcoming' },
  )
  const few = events.find(({ places_left: left }) => left !== null && left > 0 && left <= 12)
  if (!few) throw new Error('the demo has no event with few places left')
  await postCall(page.request, '/v2/event/register/', { id: few.id })
  await open(page, MY_PAGE)
  await expect(cancelling(page, few.title)).toContainText('Registered')
  await expect(cancelling(page, few.title)).not.toContainText(/places? left|Full/)
  await postCall(page.request, '/v2/event/register/cancel/', { id: few.id })
})

journey(
  'by keys a place is given up, and the focus goes to the heading when none is left',
  async ({ page }) => {
    const [only = ''] = await registeredFor(page, 1)
    await open(page, MY_PAGE)
    await tabTo(page, cancelling(page, only).locator('summary').last())
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Cancel registration' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Nothing planned yet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeFocused()
  },
)

journey('an event that is on can be joined', async ({ page }) => {
  await loggedIn(page)
  const [live] = await postCall(page.request, '/v2/event/list/', { length: 1, status: 'live' })
  if (!live) throw new Error('the demo has no event that is on')
  await postCall(page.request, '/v2/event/register/', { id: live.id })
  await open(page, MY_PAGE)
  const join = part(page, 'Next for you').getByRole('link', { name: /Join now/ })
  await expect(join).toHaveAttribute('href', `/events/details/${live.id}/join`)
  await expect(join).toHaveAccessibleName(new RegExp(live.title.slice(0, 12)))
})

journey('meera goes on with a film where she left', async ({ page }) => {
  await logInAs(page, 'meera')
  await open(page, `${MY_PAGE}?tab=on-demand`)
  const goOn = part(page, 'Continue watching').getByRole('link', { name: /^Continue at \d/ })
  await goOn.first().click()
  await expect(page).toHaveURL(/\/events\/on-demand\//)
  await expect(page.getByText(/You've watched 49% of the video/)).toBeVisible()
})

journey('my page opens on what is next: the film where meera left it', async ({ page }) => {
  await logInAs(page, 'meera')
  await open(page, MY_PAGE)
  await expectAccessible(page, 'what is next')
  const film = part(page, 'Next for you').getByRole('link', { name: /^Continue watching/ })
  await expect(film).toHaveCount(1)
  await film.click()
  await expect(page).toHaveURL(/\/events\/on-demand\//)
})

journey('on a phone the open part is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await loggedIn(page)
  await open(page, `${MY_PAGE}?tab=following`)
  await expect(tab(page, 'Following')).toBeInViewport({ ratio: 1 })
})

journey('a certificate is downloaded, checked and its link copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAs(page, 'meera')
  await open(page, `${MY_PAGE}?when=past`)
  const past = cardsOf(page, 'Past events').filter({ hasText: 'You took part' })
  const first = past.getByRole('link', { name: /Get your certificate/ }).first()
  const [issued] = await Promise.all([page.waitForEvent('download'), first.click()])
  expect(issued.suggestedFilename()).toMatch(/^PANKH-\d{4}-\d{6}\.pdf$/)

  await tab(page, 'Certificates').click()
  const card = cardsOf(page, 'Your certificates').filter({
    has: page.getByRole('link', { name: /Download PDF/ }),
  })
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    card
      .first()
      .getByRole('link', { name: /Download PDF/ })
      .click(),
  ])
  expect(again.suggestedFilename()).toMatch(/^PANKH-\d{4}-\d{6}\.pdf$/)
  await card
    .first()
    .getByRole('button', { name: /Copy the check link/ })
    .click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/certificates\/[0-9A-Z-]{23}$/)
  await card.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()

  // The file speaks the language of its page, whatever the device prefers.
  await open(page, `/hi${MY_PAGE}?tab=certificates`)
  const inHindi = page.getByRole('main').locator('a[download]').first()
  const [asked] = await Promise.all([
    page.waitForRequest(async (request) =>
      request.url().endsWith((await inHindi.getAttribute('href')) ?? ''),
    ),
    inHindi.click(),
  ])
  expect(await asked.headerValue('accept-language')).toBe('hi')
})

journey('at 320 pixels and twice the text nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await logInAs(page, 'meera')
  for (const address of [
    MY_PAGE,
    `${MY_PAGE}?when=past`,
    `${MY_PAGE}?tab=on-demand`,
    `${MY_PAGE}?tab=certificates`,
  ]) {
    await open(page, address)
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(overflow, address).toBeLessThanOrEqual(0)
  }
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the parts are links, and a place is given up by a plain form', async ({ page }) => {
    const [first = '', second = ''] = await registeredFor(page, 2)
    await page.goto(MY_PAGE)
    await cancelling(page, first).getByText("Can't come?").click()
    await cancelling(page, first).getByRole('button', { name: 'Cancel registration' }).click()
    await expect(page).toHaveURL(MY_PAGE)
    await expect(notice(page)).toHaveText('Your registration is cancelled.')
    await expect(ahead(page).getByRole('heading')).toHaveText([second])
    await tab(page, 'On-Demand').click()
    await expect(page).toHaveURL(`${MY_PAGE}?tab=on-demand`)
    await expect(page.getByRole('heading', { name: 'No videos yet' })).toBeVisible()
    await tab(page, 'Events').click()
    await expect(ahead(page)).toHaveCount(1)
  })
})
