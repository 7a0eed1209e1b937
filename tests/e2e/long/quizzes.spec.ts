import type { Page } from '@playwright/test'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { insideOfDemoQuiz, quizOfDemo, triedDemoQuiz } from '#tests/support/quiz-steps.ts'

const EARS = /^1\. A child covers her ears/
const FRIENDS = /^2\. Which of these help friendships/
const HOMEWORK = /^3\. A parent says/
const question = (page: Page, name: RegExp) => page.getByRole('group', { name })
/** A question with what was said to its answer. */
const part = (page: Page, name: RegExp) =>
  page.locator('form > div').filter({ has: page.getByRole('group', { name }) })
const send = (page: Page) => page.getByRole('button', { name: 'Check answers' })
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** One right answer of three: of the second question a right choice is missing. */
async function answerPoorly(page: Page): Promise<void> {
  await question(page, EARS).getByRole('radio', { name: 'Wait until she gets used to it.' }).check()
  await question(page, FRIENDS)
    .getByRole('checkbox', { name: 'A club for something that both like.' })
    .check()
  await question(page, HOMEWORK)
    .getByRole('radio', { name: /Stop after twenty minutes/ })
    .check()
}

async function expectPoorly(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Not yet: 1 of 3 correct' })).toBeVisible()
  await expect(page.getByText('You need 2 correct answers to pass.')).toBeVisible()
  await expect(part(page, EARS)).toContainText('Not yet')
  await expect(part(page, EARS)).toContainText('Many never do. A small change helps today.')
  await expect(part(page, EARS)).not.toContainText('A noise is easier to bear when you expect it.')
  await expect(part(page, FRIENDS)).toContainText('“A club for something that both like.” is correct.')
  await expect(part(page, FRIENDS)).toContainText("There's another correct answer.")
  await expect(part(page, HOMEWORK)).toContainText('Correct')
  await expect(question(page, EARS).getByRole('radio', { name: /Wait until/ })).toBeChecked()
  await expect(question(page, FRIENDS).getByRole('checkbox', { name: /A club/ })).toBeChecked()
}

async function expectPassed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You passed: 3 of 3 correct' })).toBeVisible()
  await expect(page.getByText('You have tried 2 times.')).toBeVisible()
  await expect(part(page, EARS)).toContainText('Correct')
  await expect(part(page, FRIENDS)).not.toContainText("There's another correct answer.")
}

journey('a quiz is answered, mended and passed, and leads on in the program', async ({ page }) => {
  const { address, program_id } = await insideOfDemoQuiz(page)
  await open(page, `/certificate-programs/details/inclusive-classrooms/${program_id}`)
  await page.getByRole('link', { name: /^Take the quiz ?: Every child belongs$/ }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Quiz: Every child belongs' })).toBeVisible()
  await expect(question(page, FRIENDS)).toContainText('Choose all that apply.')
  await expectAccessible(page, 'before a try')
  await answerPoorly(page)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Not yet: 1 of 3 correct' })).toBeFocused()
  await expectPoorly(page)
  await expectAccessible(page, 'after a try')

  await question(page, EARS)
    .getByRole('radio', { name: /Tell her a minute before/ })
    .check()
  await question(page, FRIENDS)
    .getByRole('checkbox', { name: /A task that two/ })
    .check()
  await again(page).click()
  await expectPassed(page)
  await expectAccessible(page, 'passed')
  // What was said stays for another day.
  await page.reload()
  await expectPassed(page)
  await page.getByRole('link', { name: 'Continue to One lesson, many ways in' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/certificate-programs/details/inclusive-classrooms/${program_id}#module-`),
  )
})

journey('a quiz is answered by keyboard alone', async ({ page }) => {
  const { address } = await insideOfDemoQuiz(page)
  await open(page, address)
  await tabTo(page, question(page, EARS).getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await tabTo(page, question(page, FRIENDS).getByRole('checkbox').last())
  await page.keyboard.press('Space')
  await tabTo(page, question(page, HOMEWORK).getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You passed: 3 of 3 correct' })).toBeFocused()
  await expect(page.getByText('This was your first try.')).toBeVisible()
})

journey('questions that were left out are named, and led to', async ({ page }) => {
  const { address } = await insideOfDemoQuiz(page)
  await open(page, address)
  await question(page, HOMEWORK).getByRole('radio').first().check()
  await send(page).click()
  const summary = page.getByRole('group', { name: 'Please check 2 answers' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Question 1: choose an answer.',
    'Question 2: choose an answer.',
  ])
  await expect(question(page, FRIENDS)).toContainText('Question 2: choose an answer.')
  await expectAccessible(page)
  await summary.getByRole('link').last().click()
  await expect(question(page, FRIENDS)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question(page, FRIENDS).getByRole('checkbox').first()).toBeFocused()
})

journey('whoever is not inside is led to the program', async ({ page }) => {
  await loggedIn(page)
  const { address, program_id } = await quizOfDemo(page)
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1, name: 'Register first' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See Inclusive classrooms' }).click()
  await expect(page).toHaveURL(`/certificate-programs/details/inclusive-classrooms/${program_id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Inclusive classrooms' })).toBeVisible()
})

journey('a visitor is asked to log in, and can go to the program instead', async ({ page }) => {
  const { address } = await quizOfDemo(page)
  await open(page, address)
  await expect(page.getByRole('heading', { name: 'Log in to take this quiz' })).toBeAttached()
  await expect(page.getByRole('dialog')).toBeVisible()
})

journey('a quiz that is not there is not found', async ({ page, faults }) => {
  faults.allow(/quiz\/(999999|x)/)
  for (const part of ['999999', 'x']) {
    const answer = await page.goto(`/certificate-programs/quiz/${part}`)
    expect(answer?.status()).toBe(404)
  }
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a quiz is answered, mended and passed', async ({ page, faults }) => {
    // What was left out comes back with its page.
    faults.allow(/422/)
    const { address } = await insideOfDemoQuiz(page)
    await page.goto(address)
    await question(page, HOMEWORK).getByRole('radio').first().check()
    await send(page).click()
    await expect(page.getByRole('link', { name: 'Question 1: choose an answer.' })).toBeVisible()
    await expect(question(page, HOMEWORK).getByRole('radio').first()).toBeChecked()

    await answerPoorly(page)
    await send(page).click()
    await expect(page).toHaveURL(`${address}#quiz-result`)
    await expectPoorly(page)
    await question(page, EARS)
      .getByRole('radio', { name: /Tell her a minute before/ })
      .check()
    await question(page, FRIENDS)
      .getByRole('checkbox', { name: /A task that two/ })
      .check()
    await again(page).click()
    await expectPassed(page)
  })

  journey('a visitor has a link to log in', async ({ page }) => {
    const { address } = await quizOfDemo(page)
    await page.goto(address)
    const login = page.getByRole('main').getByRole('link', { name: 'Log in' })
    await expect(login).toHaveAttribute('href', `/auth?next=${encodeURIComponent(address)}`)
  })
})

journey('a try of an earlier day is there again', async ({ page }) => {
  const { address } = await triedDemoQuiz(page)
  await open(page, address)
  await expect(page.getByRole('heading', { name: 'Not yet: 1 of 3 correct' })).toBeVisible()
  await expect(question(page, FRIENDS).getByRole('checkbox').first()).toBeChecked()
})
