import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import {
  cards,
  expect,
  expectAccessible,
  journey,
  open,
  signedIn,
  signUpByCall,
} from '#tests/support/journeys.ts'

const panel = (page: Page) => page.locator('aside')
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Opens the page of the first event in the list of that address. */
async function openEvent(page: Page, address: string, title?: string | RegExp): Promise<void> {
  await open(page, address)
  const links = cards(page).getByRole('heading', { level: 3 }).getByRole('link')
  await (title === undefined ? links : links.filter({ hasText: title })).first().click()
  await expect(page).toHaveURL(/\/events\/details\/\d+/)
  await expect(panel(page)).toBeVisible()
}

const idOf = (page: Page) => /\/details\/(\d+)/.exec(page.url())?.[1] ?? ''

async function mailsTo(request: APIRequestContext, email: string): Promise<{ kind: string; text: string }[]> {
  const { data } = await (await request.get('/dev/outbox/list/')).json()
  return data.filter((mail: { to: string }) => mail.to === email)
}

journey(
  'a registered person reads what comes next, gets a mail, and can give the place back',
  async ({ page, request }) => {
    const person = await signedIn(page)
    await openEvent(page, '/?search_query=first+three+years', 'The first three years')
    await panel(page).getByText('Anything that would help you take part?').click()
    await panel(page).getByLabel('What would help you').fill('Large print, please.')
    await panel(page).getByRole('button', { name: 'Register' }).click()

    await expect(messages(page)).toContainText('Registration Successful!')
    await expect(page).toHaveURL(/\/events\/details\/\d+\/thankyou\/register$/)
    await expect(page.getByRole('heading', { level: 1, name: 'You are registered' })).toBeVisible()
    await expectAccessible(page)
    await expect
      .poll(async () => (await mailsTo(request, person.email)).map(({ kind }) => kind))
      .toContain('event-registered')

    await page.getByRole('link', { name: 'Back to the event' }).click()
    await expect(panel(page)).toContainText('You are registered')
    await expect(panel(page)).toContainText('15 minutes before the start')
    await panel(page).getByText('Add to my calendar').click()
    await expect(panel(page).getByRole('link', { name: 'Google Calendar' })).toBeVisible()
    const file = page.waitForEvent('download')
    await panel(page).getByRole('link', { name: 'Another calendar (file)' }).click()
    expect((await file).suggestedFilename()).toBe(`event-${idOf(page)}.ics`)

    await panel(page).getByText('Reminders by mail').click()
    await panel(page).getByLabel('A day before').uncheck()
    await panel(page).getByRole('button', { name: 'Save reminders' }).click()
    await expect(messages(page)).toContainText('Your reminders are saved.')
    await page.reload()
    await panel(page).getByText('Reminders by mail').click()
    await expect(panel(page).getByLabel('A day before')).not.toBeChecked()
    await expect(panel(page).getByLabel('An hour before')).toBeChecked()
    await expectAccessible(page)

    await panel(page).getByText('I can’t come').click()
    await panel(page).getByRole('button', { name: 'Cancel my registration' }).click()
    await expect(messages(page)).toContainText('Your registration is cancelled.')
    await expect(panel(page).getByRole('button', { name: 'Register' })).toBeVisible()
  },
)

journey(
  'registering for an event that runs opens the meeting in a new tab',
  async ({ page, context, faults }) => {
    // The demo's meeting is on a host that is not there.
    faults.allow(/meet\.example\.org/)
    await context.route('https://meet.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The meeting</title>' }),
    )
    await signedIn(page)
    await openEvent(page, '/?status=live')
    const meeting = context.waitForEvent('page')
    await panel(page).getByRole('button', { name: 'Register and join' }).click()
    await expect(await meeting).toHaveURL(/^https:\/\/meet\.example\.org\//)
    await expect(panel(page)).toContainText('You are registered')
    await expect(panel(page).getByRole('link', { name: 'Join now' })).toHaveAttribute('target', '_blank')
  },
)

journey('registering for a film leads to it', async ({ page }) => {
  await signedIn(page)
  await openEvent(page, '/?status=on-demand')
  await panel(page).getByRole('link', { name: 'Watch now' }).click()
  await expect(page).toHaveURL(/\/events\/on-demand\/[^/]+\/\d+$/)
})

journey('a full event puts people on the waiting list, and lets them leave it', async ({ page }) => {
  await signedIn(page)
  await openEvent(page, '/?search_query=sensory+play', /sensory play/i)
  await expect(panel(page)).toContainText('All 40 places are taken.')
  await panel(page).getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(panel(page)).toContainText('You are on the waiting list')
  await expect(panel(page)).toContainText(/You are number \d+/)
  await expectAccessible(page)
  await panel(page).getByText('Leave the waiting list').first().click()
  await panel(page).getByRole('button', { name: 'Leave the waiting list' }).click()
  await expect(panel(page).getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
})

journey('what a visitor began goes on after logging in', async ({ page, request }) => {
  const { email, password } = await signUpByCall(request)
  await openEvent(page, '/?search_query=first+three+years', 'The first three years')
  await panel(page).getByRole('button', { name: 'Register' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('We register you right after.')
  await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/thankyou\/register$/)
  await expect(messages(page)).toContainText('Registration Successful!')
})

journey('what goes wrong stands beside the button and is no toast', async ({ page, faults }) => {
  faults.allow(/register/)
  await signedIn(page)
  await openEvent(page, '/?search_query=first+three+years', 'The first three years')
  const message = 'This event is over, so you can’t register for it any more.'
  await page.route('**/v2/event/register/', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, data: { message }, errors: [{ code: 'RegistrationClosed', message }] },
    }),
  )
  await panel(page).getByRole('button', { name: 'Register' }).click()
  await expect(panel(page)).toContainText(message)
  await expect(messages(page)).not.toContainText(message)
})

journey(
  'what goes wrong after log-in with what a visitor began stands beside the button too',
  async ({ page, request, faults }) => {
    const { email, password } = await signUpByCall(request)
    faults.allow(/register/)
    const message = 'This event is over, so you can’t register for it any more.'
    await page.route('**/v2/event/register/', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, data: { message }, errors: [{ code: 'RegistrationClosed', message }] },
      }),
    )
    await openEvent(page, '/?search_query=first+three+years', 'The first three years')
    await panel(page).getByRole('button', { name: 'Register' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'E-mail', exact: true }).fill(email)
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(panel(page)).toContainText(message)
    await expect(messages(page)).not.toContainText(message)
  },
)

journey('thank-you pages for each occasion, with and without an event', async ({ page, request }) => {
  for (const [type, title] of [
    ['register', 'You are registered'],
    ['certificate', 'Your certificate is on its way'],
    ['feedback', 'Thank you for your feedback'],
  ] as const) {
    for (const address of [`/events/details/1/thankyou/${type}`, `/events/details/thankyou/${type}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page, address)
    }
  }
  expect((await request.get('/events/details/1/thankyou')).status()).toBe(200)
  expect((await request.get('/events/details/1/thankyou/nothing')).status()).toBe(404)
  expect((await request.get('/events/details/999999/thankyou/register')).status()).toBe(404)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor is led to log in, then registers by a plain form and cancels', async ({ page }) => {
    await page.goto('/?search_query=first+three+years')
    await page.getByRole('link', { name: 'The first three years: what to look for' }).first().click()
    const address = page.url()
    await panel(page).getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    const email = `asha-${randomUUID()}@example.org`
    const made = await page.request.post('/user/register/', {
      headers: { origin: new URL(address).origin },
      data: {
        first_name: 'Asha',
        last_name: 'Verma',
        email,
        password: 'three wise peacocks',
        occupation_id: 1,
        signup_type: 0,
        terms: true,
      },
    })
    expect(made.status()).toBe(200)
    await page.goto(address)
    await panel(page).getByRole('button', { name: 'Register' }).click()
    await expect(page).toHaveURL(/\/thankyou\/register$/)
    await page.getByRole('link', { name: 'Back to the event' }).click()
    await panel(page).getByText('I can’t come').click()
    await panel(page).getByRole('button', { name: 'Cancel my registration' }).click()
    await expect(panel(page).getByRole('button', { name: 'Register' })).toBeVisible()
  })
})
