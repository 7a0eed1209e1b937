import { attendedEvent } from '#tests/support/attended-event.ts'
import { checkAccount, field, menu, openDialog, password } from '#tests/support/auth-steps.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { cards, expect, journey, loggedIn, newEmail, offlineCode, open } from '#tests/support/journeys.ts'
import { loseNext, WHEN_LOST } from '#tests/support/lost-network.ts'
import {
  chooseFiles,
  madeResource,
  next,
  pdf,
  sayWhat,
  stepTitle,
  uploaded,
} from '#tests/support/making-steps.ts'
import { postCall } from '#tests/support/post-call.ts'
import { insideOfDemoQuiz } from '#tests/support/quiz-steps.ts'

const LOST = "We couldn't reach Pankh. Check your connection, then try again."
/** An upcoming event of the demo. */
const EVENT = '/events/details/1'

journey.beforeEach(({ faults }) => faults.allow(/ERR_CONNECTION_FAILED/))

for (const when of WHEN_LOST) {
  journey(
    `registering, with the network lost ${when}: it says so, and a second press is enough`,
    async ({ page }) => {
      await loggedIn(page)
      await open(page, EVENT)
      await loseNext(page, '/v2/event/register/', when)
      const press = page.getByRole('button', { name: 'Register', exact: true }).first()
      await press.click()
      await expect(page.getByRole('main').getByText(LOST)).toBeVisible()
      await press.click()
      await expect(page).toHaveURL(`${EVENT}/thankyou/register`)
      const { data } = await (await page.request.get('/v2/event/details/', { params: { id: 1 } })).json()
      expect(data.registration.status).toBe('registered')
    },
  )

  journey(`a quiz, with the network lost ${when}: the answers stay, and count once`, async ({ page }) => {
    const { address } = await insideOfDemoQuiz(page)
    await open(page, address)
    for (const one of await page.getByRole('main').getByRole('group').all())
      await one.locator('input').first().check()
    await loseNext(page, '/v2/event/course/quiz/answer/', when)
    await page.getByRole('button', { name: 'Check answers' }).click()
    await expect(page.getByRole('main').getByText(LOST)).toBeVisible()
    await expect(page.locator('main input:checked')).toHaveCount(3)
    await page.getByRole('button', { name: 'Check answers' }).click()
    await expect(page.getByRole('heading', { name: /^Not yet: / })).toBeFocused()
    await expect(page.getByText('You have tried')).toHaveCount(0)
  })

  journey(`log-in and search, with the network lost ${when}: what was typed stays`, async ({ page }) => {
    const { email, password: secret } = await loggedIn(page)
    await page.context().clearCookies()
    await open(page, '/')
    await loseNext(page, '/v2/event/list/', when)
    await page.getByRole('searchbox').first().fill('speech')
    await page.getByRole('searchbox').first().press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: LOST })).toBeVisible()
    await expect(page.getByRole('searchbox').first()).toHaveValue('speech')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()

    const box = await openDialog(page)
    await loseNext(page, '/user/check/exist/', when)
    await checkAccount(box, email)
    await expect(box.getByText(LOST)).toBeVisible()
    await box.getByRole('button', { name: 'Next' }).click()
    await password(box).fill(secret)
    await loseNext(page, '/user/client/login/', when)
    await box.getByRole('button', { name: 'Login' }).click()
    await expect(box.getByText(LOST)).toBeVisible()
    await expect(password(box)).toHaveValue(secret)
    await box.getByRole('button', { name: 'Login' }).click()
    await expect(menu(page)).toBeVisible()
  })

  journey(
    `sign-up, with the network lost ${when}: one account, and a way into it`,
    async ({ page, faults }) => {
      faults.allow(/\/user\/register\//)
      const email = newEmail()
      await open(page, '/auth/signup')
      await field(page, 'First name').fill('Asha')
      await field(page, 'Last name').fill('Verma')
      await field(page, 'Email').fill(email)
      await password(page).fill('Mango-Tree-42')
      await page.getByLabel('What do you do?').selectOption({ index: 3 })
      await page.getByRole('checkbox', { name: /^I am 18/ }).check()
      await loseNext(page, '/user/register/', when)
      await page.getByRole('button', { name: 'Sign up' }).click()
      await expect(page.getByRole('main').getByText(LOST)).toBeVisible()
      await expect(password(page)).toHaveValue('Mango-Tree-42')
      await page.getByRole('button', { name: 'Sign up' }).click()
      if (when === 'on the way back') {
        const there = /^This email already has an account\. Log in/
        await expect(page.getByRole('main').getByText(there).first()).toBeVisible()
        await open(page, '/about')
        const box = await openDialog(page)
        await checkAccount(box, email)
        await password(box).fill('Mango-Tree-42')
        await box.getByRole('button', { name: 'Login' }).click()
      }
      await expect(menu(page)).toHaveAccessibleName('Your account, Asha Verma')
    },
  )

  journey(`a file of a resource, with the network lost ${when}: it goes on by itself`, async ({ page }) => {
    await loggedIn(page)
    await open(page, '/resource/add')
    await sayWhat(page, 'Sent on a bad network')
    await loseNext(page, '/master/tus/', when)
    await chooseFiles(page).setInputFiles(pdf('sheet.pdf'))
    await expect(uploaded(page)).toHaveCount(1)
    await expect(page.getByText('sheet.pdf', { exact: true })).toHaveCount(1)
  })

  journey(`a resource, with the network lost ${when}: a second press makes one`, async ({ page }) => {
    await loggedIn(page)
    const title = `Made on a bad network ${crypto.randomUUID().slice(0, 6)}`
    await open(page, '/resource/add')
    await sayWhat(page, title)
    await chooseFiles(page).setInputFiles(pdf('sheet.pdf'))
    await expect(uploaded(page)).toHaveCount(1)
    await page.getByRole('link', { name: /Sharing$/ }).click()
    await page.getByLabel('I have permission to share this.').check()
    await next(page)
    await expect(stepTitle(page, 'Check your resource')).toBeFocused()

    await loseNext(page, '/v2/resource/add/', when)
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('main').getByText(LOST)).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    const { resource_files } = await madeResource(page)
    expect(resource_files).toHaveLength(1)
    await open(page, `/resource?search_query=${encodeURIComponent(title)}`)
    await expect(cards(page, 'resource').filter({ hasText: title })).toHaveCount(1)
  })
}

journey(
  'a review and a certificate, with the network lost: a second press brings one, the other waits for the network',
  async ({ page, playwright, baseURL }) => {
    await logInAs(page, 'kavita')
    const given = { title: `Calm hour ${crypto.randomUUID().slice(0, 6)}`, people: ['Asha', 'Ravi'] }
    const { id, people } = await attendedEvent(page, { playwright, baseURL }, given)
    for (const [at, when] of WHEN_LOST.entries()) {
      await page.context().clearCookies()
      const { email = '', password: secret = '' } = people[at] ?? {}
      const login = { identifier: email, password: secret }
      await postCall(page.request, '/user/client/login/', login)
      await open(page, `/events/details/${id}`)
      await loseNext(page, '/v2/event/certificate/', when)
      const download = page.getByRole('link', { name: 'Download PDF' })
      await download.click()
      await expect(page.getByRole('main').getByText(/^We couldn't reach our server\./)).toBeVisible()
      const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
      expect(file.suggestedFilename()).toMatch(/\.pdf$/)

      // What keeps mutations until the network is back comes once the page is usable.
      await expect(offlineCode(page)).toBeVisible()
      const reviews = page.getByRole('region', { name: 'Reviews' })
      await reviews.getByRole('textbox', { name: /What would you like to say/ }).fill('Calm and clear.')
      await loseNext(page, '/v2/event/review/add/', when)
      await reviews.getByRole('button', { name: /(Send|Edit) review/ }).click()
      await expect(page.getByRole('status').getByText(/^Saved on this device\./)).toBeVisible()
      await page.evaluate(() => dispatchEvent(new Event('online')))
      const own = reviews.getByRole('listitem').filter({ hasText: 'You' })
      await expect(own.filter({ hasText: 'Calm and clear.' })).toHaveCount(1)
      await expect(reviews.getByRole('button', { name: 'Edit review' })).toBeVisible()
    }
  },
)
