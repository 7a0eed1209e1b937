import type { Page } from '@playwright/test'
import { checkAccount, dialog, logInByDialog, menu, openDialog, password } from '#tests/support/auth-steps.ts'
import {
  cards,
  expect,
  expectAccessible,
  httpJourney,
  journey,
  loggedIn,
  open,
  refuseWith,
  signUpByCall,
} from '#tests/support/journeys.ts'
import { mailsTo } from '#tests/support/outbox.ts'
import { postCall } from '#tests/support/post-call.ts'

const FIRST_YEARS = '/?search_query=first+three+years'
const REGISTER = '**/v2/event/register/'
const OVER = "This event has ended, so you can't register for it any more."

const panel = (page: Page) => page.locator('aside')
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })
const register = (page: Page) => panel(page).getByRole('button', { name: 'Register' })

/** Opens the page of the first event in the list of that address. */
async function openEvent(page: Page, address: string, title?: string | RegExp): Promise<void> {
  await open(page, address)
  const links = cards(page).getByRole('heading', { level: 3 }).getByRole('link')
  await (title === undefined ? links : links.filter({ hasText: title })).first().click()
  await expect(page).toHaveURL(/\/events\/details\/\d+/)
  await expect(panel(page)).toBeVisible()
}

const openFirstYears = (page: Page) => openEvent(page, FIRST_YEARS, 'The first three years')

/** No toast: it stands beside the button. */
async function expectRefused(page: Page): Promise<void> {
  await expect(panel(page)).toContainText(OVER)
  await expect(messages(page)).not.toContainText(OVER)
}

journey(
  'a registered person reads what comes next, gets a mail, and gives the place back',
  async ({ page, request, faults }) => {
    const person = await loggedIn(page)
    await openFirstYears(page)
    await panel(page).getByText('Do you need any adjustments to take part?').click()
    await panel(page).getByLabel('What would help you?').fill('Large print, please.')

    await journey.step('what goes wrong stands beside the button', () =>
      faults.allowIn(/register/, async () => {
        await page.route(REGISTER, refuseWith(409, OVER, 'RegistrationClosed'))
        await register(page).click()
        await expectRefused(page)
        await page.unroute(REGISTER)
      }),
    )

    await journey.step('the person registers and is thanked', async () => {
      await register(page).click()
      await expect(messages(page)).toContainText('Registration Successful!')
      await expect(page).toHaveURL(/\/events\/details\/\d+\/thankyou\/register$/)
      await expect(page.getByRole('heading', { level: 1, name: "You're registered" })).toBeVisible()
      await expectAccessible(page)
      await expect
        .poll(async () => (await mailsTo(request, person.email)).map(({ kind }) => kind))
        .toContain('event-registered')
    })

    await journey.step('the event says when it begins, and comes into a calendar', () =>
      expectInCalendar(page),
    )
    await journey.step('reminders are chosen, and hold', () => expectRemindersHeld(page))

    await journey.step('the place is given back', async () => {
      await panel(page).getByText("Can't come?").click()
      await panel(page).getByRole('button', { name: 'Cancel registration' }).click()
      await expect(messages(page)).toContainText('Your registration is cancelled.')
      await expect(register(page)).toBeVisible()
    })
  },
)

async function expectInCalendar(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to the event' }).click()
  await expect(panel(page)).toContainText("You're registered")
  await expect(panel(page)).toContainText('15 minutes before the start')
  await panel(page).getByText('Add to calendar').click()
  await expect(panel(page).getByRole('link', { name: 'Google Calendar' })).toBeVisible()
  const file = page.waitForEvent('download')
  await panel(page).getByRole('link', { name: 'Another calendar (file)' }).click()
  const id = /\/details\/(\d+)/.exec(page.url())?.[1]
  expect((await file).suggestedFilename()).toBe(`event-${id}.ics`)
}

async function expectRemindersHeld(page: Page): Promise<void> {
  await panel(page).getByText('Email reminders').click()
  await panel(page).getByLabel('A day before').uncheck()
  await panel(page).getByRole('button', { name: 'Save reminders' }).click()
  await expect(messages(page)).toContainText('Your reminders are saved.')
  await page.reload()
  await panel(page).getByText('Email reminders').click()
  await expect(panel(page).getByLabel('A day before')).not.toBeChecked()
  await expect(panel(page).getByLabel('An hour before')).toBeChecked()
  await expectAccessible(page)
}

journey(
  'a film, an event that runs and a full one each take a person in their own way',
  async ({ page, context, faults }) => {
    // The demo's meeting is on a host that is not there.
    faults.allow(/meet\.example\.org/)
    await context.route('https://meet.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The meeting</title>' }),
    )
    await loggedIn(page)

    await journey.step('a full event puts people on the waitlist, and lets them leave it', async () => {
      await openEvent(page, '/?search_query=sensory+play', /sensory play/i)
      await expect(panel(page)).toContainText('All 40 places are taken.')
      const join = panel(page).getByRole('button', { name: 'Join the waitlist' })
      await join.click()
      await expect(panel(page)).toContainText(/You're number \d+ on the waitlist/)
      await expectAccessible(page)
      await panel(page).getByText('Leave the waitlist').first().click()
      await panel(page).getByRole('button', { name: 'Leave the waitlist' }).click()
      await expect(join).toBeVisible()
    })

    await journey.step('a film plays after one press', async () => {
      await context.route(/^https:\/\/(www\.youtube-nocookie|player\.vimeo)\.com\//, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>The film</title>' }),
      )
      await openEvent(page, '/?status=on-demand')
      await panel(page).getByRole('button', { name: 'Watch the video' }).click()
      await expect(page).toHaveURL(/\/events\/on-demand\/[^/]+\/\d+$/)
      await expect(messages(page)).toContainText('Registration Successful!')
      await expect(page.locator('iframe[title^="Video: "]')).toBeVisible()
    })

    await journey.step('the meeting of an event that runs opens in a new tab', async () => {
      await openEvent(page, '/?status=live')
      const meeting = context.waitForEvent('page')
      await panel(page).getByRole('button', { name: 'Register and join' }).click()
      await expect(await meeting).toHaveURL(/^https:\/\/meet\.example\.org\//)
      await expect(panel(page)).toContainText("You're registered")
      await expect(panel(page).getByRole('link', { name: 'Join now' })).toHaveAttribute('target', '_blank')
    })
  },
)

journey.describe('on a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey(
    'a member registers from the home page in two presses, however far they scrolled',
    async ({ page }) => {
      await loggedIn(page)
      await open(page, '/')
      await cards(page).getByRole('link', { name: 'The first three years: what to look for' }).click()

      await journey.step('date, time, place, price and the press are on the first screen', async () => {
        const places = page.getByRole('navigation', { name: 'Main, small screens' })
        // Both are there before they are measured: the page may still be on its way.
        await expect(panel(page)).toBeVisible()
        await expect(places).toBeVisible()
        const foot = (await places.boundingBox())?.y ?? 0
        for (const fact of [
          page.getByRole('heading', { level: 1 }),
          panel(page).getByText('India Standard Time (IST)'),
          panel(page).getByText('Online'),
          panel(page).getByText('Free of charge'),
          register(page),
        ]) {
          const box = await fact.boundingBox()
          expect((box?.y ?? foot) + (box?.height ?? 0)).toBeLessThanOrEqual(foot)
        }
        await expect(register(page)).toHaveCount(1)
      })

      await journey.step(
        'further down a bar at the foot has it, above the places, and registers',
        async () => {
          await page.getByRole('heading', { name: 'Questions and answers' }).scrollIntoViewIfNeeded()
          await expect(register(page)).toHaveCount(2)
          const bar = register(page).last()
          await expect(bar).toBeInViewport()
          await expectAccessible(page)
          await bar.click()
          await expect(page).toHaveURL(/\/thankyou\/register$/)
        },
      )
    },
  )
})

journey('what a visitor began goes on after logging in', async ({ page, context, request, faults }) => {
  const person = await signUpByCall(request)

  await journey.step('what goes wrong then stands beside the button too', () =>
    faults.allowIn(/register/, async () => {
      await page.route(REGISTER, refuseWith(409, OVER, 'RegistrationClosed'))
      await openFirstYears(page)
      await register(page).click()
      await logInByDialog(page, person)
      await expectRefused(page)
      await page.unroute(REGISTER)
    }),
  )

  await journey.step('what they left by closing the dialog does not run with a later log-in', async () => {
    await context.clearCookies()
    await openFirstYears(page)
    await register(page).click()
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(await page.evaluate(() => sessionStorage.getItem('pankh-held'))).toBeNull()
    await openDialog(page)
    await logInByDialog(page, person)
    await expect(menu(page)).toBeVisible()
    await expect(register(page)).toBeVisible()
  })

  await journey.step('a session that ended elsewhere leads to log-in and back', () =>
    faults.allowIn(/register|401/, async () => {
      const address = page.url()
      await postCall(page.request, '/user/logout/')
      await register(page).click()
      await expect(page).toHaveURL(/\/auth\?next=/)
      await checkAccount(page, person.email)
      await password(page).fill(person.password)
      await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
      await expect(page).toHaveURL(address)
      await expect(register(page)).toBeVisible()

      await openEvent(page, '/?status=on-demand')
      await postCall(page.request, '/user/logout/')
      await panel(page).getByRole('button', { name: 'Watch the video' }).click()
      await expect(page).toHaveURL(/\/auth\?next=/)
    }),
  )

  await journey.step('the person is registered', async () => {
    await context.clearCookies()
    await openFirstYears(page)
    await register(page).click()
    await expect(dialog(page)).toContainText("We'll register you as soon as you're logged in.")
    await logInByDialog(page, person)
    await expect(page).toHaveURL(/\/thankyou\/register$/)
    await expect(messages(page)).toContainText('Registration Successful!')
  })
})

httpJourney('thank-you pages for each occasion, with and without an event', async ({ request }) => {
  for (const [type, title] of [
    ['register', "You're registered"],
    ['certificate', 'Your certificate is on its way'],
    ['feedback', 'Thank you for your feedback'],
  ] as const) {
    for (const address of [`/events/details/1/thankyou/${type}`, `/events/details/thankyou/${type}`]) {
      const html = (await (await request.get(address)).text()).replaceAll('&#x27;', "'")
      expect(html, address).toContain(`<h1>${title}</h1>`)
    }
  }
  expect((await request.get('/events/details/1/thankyou')).status()).toBe(200)
  expect((await request.get('/events/details/1/thankyou/nothing')).status()).toBe(404)
  expect((await request.get('/events/details/999999/thankyou/register')).status()).toBe(404)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor is led to log in, then registers by a plain form and cancels', async ({ page }) => {
    await page.goto(FIRST_YEARS)
    await page.getByRole('link', { name: 'The first three years: what to look for' }).first().click()
    const address = page.url()
    await register(page).click()
    await expect(page).toHaveURL(/\/auth\?next=/)
    await loggedIn(page)
    await page.goto(address)
    await register(page).click()
    await expect(page).toHaveURL(/\/thankyou\/register$/)
    await page.getByRole('link', { name: 'Back to the event' }).click()
    await panel(page).getByText("Can't come?").click()
    await panel(page).getByRole('button', { name: 'Cancel registration' }).click()
    await expect(register(page)).toBeVisible()
  })
})
