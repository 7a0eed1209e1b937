import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'
import { logInByDialog } from '#tests/support/auth-steps.ts'
import {
  cards,
  expect,
  expectAccessible,
  expectThatRuns,
  journey,
  loggedIn,
  open,
  refuseWith,
} from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

/** Each journey has an event of its own: they run side by side. */
const SCHEDULES = 'Visual schedules in ten minutes'
const HOMEWORK = 'ADHD and homework: short, clear, done'
const FIRST_WORDS = 'First words: speech games for the kitchen table'
const MELTDOWNS = 'Meltdowns: before, during and after'
const SAFETY = 'My body, my rules: teaching safety'
const DRESSED = 'Getting dressed, step by step'

const questions = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const items = (region: Locator) => region.getByRole('list').first().locator(':scope > li')
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words)

async function logIn(page: Page, email: string): Promise<void> {
  await postCall(page.request, '/user/client/login/', { identifier: email, password: DEMO_PASSWORD })
}

/** The event's address, found as anyone finds it. */
async function addressOf(page: Page, title: string): Promise<string> {
  await page.goto(`/?search_query=${encodeURIComponent(title)}`)
  const link = cards(page).getByRole('link', { name: title })
  return (await link.getAttribute('href')) ?? ''
}

async function openEvent(page: Page, title: string): Promise<void> {
  await open(page, await addressOf(page, title))
}

journey('questions stand with their answers, the most upvoted first', async ({ page }) => {
  await openEvent(page, SCHEDULES)
  const first = items(questions(page)).first()
  await expect(first).toContainText('My daughter tears the pictures off the wall')
  await expect(first).toContainText('Priya Desai, speaker')
  await expect(first).not.toContainText('@')
})

journey('what a visitor asks is kept, and sent once they have logged in', async ({ page, faults }) => {
  const person = await loggedIn(page)
  await page.context().clearCookies()
  await openEvent(page, FIRST_WORDS)
  const asked = `Is it fine to come late? ${randomUUID().slice(0, 8)}`
  await questions(page).getByRole('textbox', { name: 'Ask a question' }).fill(asked)
  await questions(page).getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('dialog')).toContainText("We'll keep your question and send it right after.")
  await logInByDialog(page, person)
  await expect(toast(page, 'Your question is posted. Everyone can see it.')).toBeVisible()
  const mine = items(questions(page)).filter({ hasText: asked })
  await expect(mine).toContainText('You')
  await page.reload()
  await expect(mine).toHaveCount(1)

  await journey.step('so is a question of a person whose session ended elsewhere', () =>
    faults.allowIn(/401/, async () => {
      await openEvent(page, FIRST_WORDS)
      await postCall(page.request, '/user/logout/')
      await questions(page).getByRole('textbox', { name: 'Ask a question' }).fill(`${asked} And early?`)
      await questions(page).getByRole('button', { name: 'Send question' }).click()
      await expect(page.getByRole('dialog')).toContainText("You've been logged out.")
      await logInByDialog(page, person)
      await expect(toast(page, 'Your question is posted. Everyone can see it.')).toBeVisible()
      await expect(mine).toHaveCount(2)
    }),
  )
})

journey('a question is asked in place and takes the focus', async ({ page }) => {
  await loggedIn(page)
  await openEvent(page, DRESSED)
  const field = questions(page).getByRole('textbox', { name: 'Ask a question' })
  await questions(page).getByRole('button', { name: 'Send question' }).click()
  await expect(field).toHaveAccessibleDescription(/This is Required\./)

  await field.fill('Which side do we begin with?')
  await questions(page).getByRole('button', { name: 'Send question' }).click()
  await expect(toast(page, 'Your question is posted. Everyone can see it.')).toBeVisible()
  await expect(items(questions(page)).first()).toBeFocused()
  await expect(field).toHaveValue('')
  await expectAccessible(page)
})

journey('a question that is too long is refused beside its field, and kept', async ({ page, faults }) => {
  faults.allow(/\/v2\/event\/question\/add\//)
  await loggedIn(page)
  await openEvent(page, DRESSED)
  const field = questions(page).getByRole('textbox', { name: 'Ask a question' })
  const long = 'Why? '.repeat(4_000)
  await field.fill(long)
  await questions(page).getByRole('button', { name: 'Send question' }).click()
  await expect(field).toHaveAccessibleDescription(/This is too long\. Please shorten it\./)
  await expect(field).toHaveValue(long)
})

journey('a vote changes at once, a second press takes it back', async ({ page }) => {
  await loggedIn(page)
  await openEvent(page, SCHEDULES)
  const vote = items(questions(page))
    .filter({ hasText: 'How many pictures' })
    .getByRole('button', { name: /^Me too/ })
  const before = Number(/\d+/.exec((await vote.textContent()) ?? '')?.[0])
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await expect(vote).toHaveText(new RegExp(`^Me too · ${before + 1} votes?$`))
  await page.reload()
  await expect(vote).toHaveText(new RegExp(`^Me too · ${before + 1} votes?$`))
  await vote.click()
  await expect(vote).toHaveText(new RegExp(`^Me too · ${before} votes?$`))
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
})

journey('a vote that did not arrive goes back, and says so', async ({ page, faults }) => {
  faults.allow(/\/v2\/event\/question\/upvote\//)
  await loggedIn(page)
  await openEvent(page, HOMEWORK)
  await page.route(
    '**/v2/event/question/upvote/',
    refuseWith(503, "Something isn't working on our side. Please try again in a minute."),
  )
  const item = items(questions(page)).first()
  const vote = item.getByRole('button', { name: /^Me too/ })
  const before = (await vote.textContent()) ?? ''
  await vote.click()
  await expect(item).toContainText("Your vote wasn't counted. Please try again.")
  await expect(vote).toHaveText(before)
  await expect(vote).toHaveAttribute('aria-pressed', 'false')
})

journey("a visitor's vote is counted after log-in", async ({ page }) => {
  const person = await loggedIn(page)
  await page.context().clearCookies()
  await openEvent(page, HOMEWORK)
  await items(questions(page))
    .first()
    .getByRole('link', { name: /^Me too/ })
    .click()
  await logInByDialog(page, person)
  await expect(toast(page, 'Your vote is counted.')).toBeVisible()
  const vote = items(questions(page))
    .first()
    .getByRole('button', { name: /^Me too/ })
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
})

journey('an organiser answers, and takes the answer back', async ({ page }) => {
  await logIn(page, 'kavita@pankh.example')
  await openEvent(page, FIRST_WORDS)
  const item = items(questions(page)).filter({ hasText: 'keep my camera off' })
  await item.getByText('Answer this question').click()
  await item.getByRole('textbox', { name: 'Your answer' }).fill('Yes, always.')
  await item.getByRole('button', { name: 'Send answer' }).click()
  await expect(toast(page, 'Your answer is posted. Everyone can see it.')).toBeVisible()
  await expect(item).toContainText('Kavita Rao, organiser')
  await item.getByText('Delete answer').first().click()
  await item.getByRole('button', { name: 'Delete answer' }).click()
  await expect(toast(page, 'Your answer is deleted.')).toBeVisible()
  await expect(item).not.toContainText('Yes, always.')
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeFocused()
})

journey('who was there reviews: five stars to begin with, then the thank-you page', async ({ page }) => {
  await logIn(page, 'meera@pankh.example')
  const address = await addressOf(page, SAFETY)
  await open(page, address)
  await expect(reviews(page).getByRole('radio', { name: '5 stars out of 5' })).toBeChecked()
  await expectAccessible(page)
  await reviews(page).getByRole('radio', { name: '4 stars out of 5' }).check()
  await reviews(page)
    .getByRole('textbox', { name: /What would you like to say/ })
    .fill('Calm and clear.')
  await reviews(page)
    .getByRole('button', { name: /(Send|Edit) review/ })
    .click()
  await expect(page).toHaveURL(/\/events\/details\/\d+\/thankyou\/feedback$/)
  await open(page, address)
  await expect(items(reviews(page)).first()).toContainText('Calm and clear.')
  await expect(reviews(page).getByRole('button', { name: 'Edit review' })).toBeVisible()
})

journey('a review of an on-demand event stays on the page', async ({ page }) => {
  await logIn(page, 'meera@pankh.example')
  await openEvent(page, MELTDOWNS)
  const send = reviews(page).getByRole('button', { name: /(Send|Edit) review/ })
  await expectThatRuns(send)
  await send.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeFocused()
  await expect(page).toHaveURL(/\/events\/details\/\d+$/)
  await expect(items(reviews(page)).first()).toContainText('You')
})

journey('reviews are for people who took part; their list grows', async ({ page }) => {
  await loggedIn(page)
  await openEvent(page, HOMEWORK)
  await expect(reviews(page)).toContainText("You can write a review here after you've taken part.")
  await expect(reviews(page).getByRole('radio')).toHaveCount(0)
  await expect(items(reviews(page))).toHaveCount(10)
  await reviews(page).getByRole('link', { name: 'Show more reviews' }).click()
  await expect(items(reviews(page))).toHaveCount(20)
  await expect(reviews(page)).toContainText('20 of 152 reviews shown')
})

journey('anyone with an account reports a review', async ({ page }) => {
  await loggedIn(page)
  await openEvent(page, HOMEWORK)
  const first = items(reviews(page)).first()
  await first.getByRole('link', { name: /^Report/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report something' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send report' }).click()
  const reason = page.getByLabel("What's wrong?")
  await expect(reason).toHaveAccessibleDescription(/This is Required\./)
  await reason.selectOption({ label: "It's an advertisement" })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(toast(page, 'Thank you. Our team will check it.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: HOMEWORK })).toBeVisible()
  await expect(first).toContainText('You reported this')
  await expect(page.locator('#reviews')).toBeFocused()
})

journey('a visitor is asked to log in before reporting', async ({ page }) => {
  await open(page, '/report/event-question/1?back=/about')
  await page.getByRole('link', { name: 'Login' }).last().click()
  await expect(page.getByRole('dialog')).toContainText('Log in to report something.')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a person asks, votes, reviews, reads on and reports', async ({ page }) => {
    await loggedIn(page)
    const address = await addressOf(page, SCHEDULES)
    await page.goto(address)
    await questions(page).getByRole('textbox', { name: 'Ask a question' }).fill('Is a tablet fine too?')
    await questions(page).getByRole('button', { name: 'Send question' }).click()
    await expect(page).toHaveURL(/#questions$/)
    const mine = items(questions(page)).filter({ hasText: 'Is a tablet fine too?' })
    await mine.getByRole('button', { name: /^Me too/ }).click()
    await expect(page).toHaveURL(/#question-\d+$/)
    await expect(mine.getByRole('button')).toHaveText('Me too · 1 vote')
    await mine.getByRole('button').click()
    await expect(mine.getByRole('button')).toHaveText('Me too')

    await reviews(page).getByRole('link', { name: 'Show more reviews' }).click()
    await expect(page).toHaveURL(/\?reviews=20#reviews$/)
    await expect(items(reviews(page))).toHaveCount(20)

    await items(reviews(page))
      .nth(3)
      .getByRole('link', { name: /^Report/ })
      .click()
    await page.getByLabel("What's wrong?").selectOption({ label: 'Something else' })
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}#reviews$`))
    await expect(items(reviews(page)).nth(3)).toContainText('You reported this')
  })

  journey('a question that is too long comes back with its words', async ({ page, faults }) => {
    faults.allow(/422/)
    await loggedIn(page)
    await page.goto(await addressOf(page, DRESSED))
    const long = 'Why? '.repeat(500)
    await questions(page).getByRole('textbox', { name: 'Ask a question' }).fill(long)
    await questions(page).getByRole('button', { name: 'Send question' }).click()
    const field = questions(page).getByRole('textbox', { name: 'Ask a question' })
    await expect(field).toHaveAccessibleDescription(/This is too long\. Please shorten it\./)
    await expect(field).toHaveValue(long)
  })
})
