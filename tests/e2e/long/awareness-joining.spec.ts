import type { Browser, Page } from '@playwright/test'
import { checkAccount, field, password } from '#tests/support/auth-steps.ts'
import { SIGN_UP, startCampaign } from '#tests/support/campaign-steps.ts'
import { expect, journey, loggedIn, newEmail, open, refuseWith } from '#tests/support/journeys.ts'
import { OWN_PAGE } from '#tests/support/post-call.ts'

const B = '/programs/campaign/b'
const AREA = /\/programs\/campaign\/[^/]+\/\d+(#.*)?$/

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { name, level })
const startButton = (page: Page) => page.getByRole('button', { name: 'Start your campaign' })
const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 3 }) })

/** The form of a new account, as it comes after the account check. */
async function signUpHere(page: Page): Promise<void> {
  await checkAccount(page.locator('#start'), newEmail())
  await field(page, 'First name').fill('Nila')
  await field(page, 'Last name').fill('Rao')
  await password(page).fill('Mango-Tree-42')
  await page.getByLabel('What do you do?').selectOption({ label: 'Parent' })
  await page.getByRole('checkbox', { name: /^I am 18/ }).check()
  await page.getByRole('button', { name: 'Sign up' }).click()
}

journey('a school signs up inside the page and comes to its four steps', async ({ page }) => {
  await open(page, SIGN_UP)
  await page.getByRole('radio', { name: /^My school or organisation/ }).check()
  await startButton(page).click()
  await expect(field(page, 'Organisation name')).toHaveAccessibleDescription(/This is Required\.$/)
  await field(page, 'Organisation name').fill('Hope & Light School')
  await startButton(page).click()
  await expect(page.locator('#start')).toContainText('This campaign is for “Hope & Light School”.')
  await signUpHere(page)
  await expect(page).toHaveURL(AREA)
  await expect(heading(page, 'Autism Acceptance')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Hope & Light School')
  await expect(step(page, 'Spread Awareness')).toContainText('In Progress')
  await expect(step(page, 'Track Completions')).toContainText('Finish the earlier steps.')
  const link = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Program' })
  await expect(link).toHaveAttribute('aria-current', 'page')
})

journey('what keeps a campaign from starting after sign-up stands in its form', async ({ page, faults }) => {
  faults.allow(/503/)
  const why = 'We cannot reach our records just now.'
  const call = '**/program/org/campaign/subscription/'
  await page.route(call, refuseWith(503, why))
  await open(page, SIGN_UP)
  await page.getByRole('radio', { name: /^My school or organisation/ }).check()
  await field(page, 'Organisation name').fill('Hope & Light School')
  await startButton(page).click()
  await signUpHere(page)
  const summary = page.locator('#start').getByRole('group', { name: "That didn't work" })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(why)
  await expect(field(page, 'Organisation name')).toHaveValue('Hope & Light School')
  await page.unroute(call)
  await startButton(page).click()
  await expect(page).toHaveURL(AREA)
})

journey('the other page asks one thing at a time', async ({ page }) => {
  await loggedIn(page)
  await open(page, B)
  await page.getByRole('link', { name: /^Inclusive schools/ }).click()
  await page.getByRole('link', { name: /^I am, in my own name/ }).click()
  await expect(heading(page, 'Ready to start?', 2)).toBeVisible()
  await startButton(page).click()
  await expect(page).toHaveURL(AREA)
  await open(page, `${B}/inclusive+SCHOOLS`)
  await page.getByRole('link', { name: 'Go to your campaign' }).click()
  await expect(page).toHaveURL(AREA)
})

journey('a step is done once nothing is missing, and the next one has the focus', async ({ page }) => {
  await loggedIn(page)
  const id = await startCampaign(page)
  await open(page, `${SIGN_UP}/${id}`)
  await page.getByRole('link', { name: 'Send by email', exact: true }).click()
  await expect(page.getByRole('status').getByText('Thank you for sharing.')).toBeVisible()
  await page.getByRole('button', { name: /^This step is done/ }).click()
  await expect(step(page, 'Spread Awareness')).toContainText('Completed')
  await expect(heading(page, 'Personalised Landing Page', 3)).toBeFocused()
  await expect(step(page, 'Personalised Landing Page')).toContainText('Write your message on your page.')
})

journey('what is done before its turn says so, and when it counts', async ({ page }) => {
  await loggedIn(page)
  const id = await startCampaign(page)
  const saved = await page.request.patch(`/program/subscription/${id}/`, {
    data: { display_name: 'Nila Rao', message: 'Every child learns in their own way.' },
    headers: OWN_PAGE,
  })
  expect(saved.status(), await saved.text()).toBe(200)
  await open(page, `${SIGN_UP}/${id}`)
  await expect(step(page, 'Spread Awareness')).toContainText('Share your link with one of these buttons.')
  const ahead = step(page, 'Personalised Landing Page')
  await expect(ahead).toContainText('This is done already. It counts once you finish the earlier steps.')
  await expect(ahead).not.toContainText('Not started')
})

journey('a campaign is paused and taken up again', async ({ page }) => {
  await loggedIn(page)
  await open(page, `${SIGN_UP}/${await startCampaign(page)}`)
  for (const [words, status] of [
    ['Pause campaign', 'Paused'],
    ['Resume campaign', 'Live'],
  ] as const) {
    await page.locator('summary').filter({ hasText: words }).click()
    await page.getByRole('button', { name: words }).click()
    await expect(heading(page, 'Campaign settings', 2)).toBeFocused()
    await expect(page.locator('main header')).toContainText(status)
  }
})

journey(
  'a colleague joins by the link of the team, and theirs counts for the organisation',
  async ({ page, browser }) => {
    await loggedIn(page)
    const id = await startCampaign(page, 'Nai Disha Centre')
    await open(page, `${SIGN_UP}/${id}`)
    const link = await field(page, 'Team link').inputValue()
    const colleague = await anotherPerson(browser)
    await loggedIn(colleague)
    await open(colleague, new URL(link).pathname + new URL(link).search)
    await expect(colleague.locator('#start')).toContainText('An organisation asked for your help.')
    await startButton(colleague).click()
    await expect(colleague).toHaveURL(AREA)
    await expect(colleague.getByRole('main')).toContainText(
      'This campaign also counts towards Nai Disha Centre.',
    )
    await open(page, `${SIGN_UP}/${id}`)
    await expect(page.getByRole('main')).toContainText('1 person has joined so far.')
  },
)

journey('whoever does not run a campaign comes to its public page', async ({ page, browser, baseURL }) => {
  await loggedIn(page)
  const id = await startCampaign(page)
  const visitor = await anotherPerson(browser)
  await visitor.goto(`${baseURL}${SIGN_UP}/${id}`)
  await expect(visitor).toHaveURL(new RegExp(`/programs/individual/Autism\\+Acceptance/.*/${id}$`))
})

journey(
  'the program area invites whoever runs nothing, and has no link of theirs in the bar',
  async ({ page }) => {
    await open(page, '/programs')
    await expect(heading(page, 'Awareness programs')).toBeVisible()
    await loggedIn(page)
    await open(page, '/programs')
    await expect(page.getByRole('main')).toContainText("You aren't running a campaign yet.")
    await expect(page.getByRole('banner').getByRole('link', { name: 'Program' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Dyslexia in the classroom' }).click()
    await startButton(page).click()
    await expect(page).toHaveURL(AREA)
    await page.getByRole('link', { name: 'Your campaigns' }).click()
    await expect(page.getByRole('region', { name: 'Campaigns you run' })).toContainText(
      'Dyslexia in the classroom',
    )
  },
)

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a visitor signs up inside the page, then starts with a press', async ({ page }) => {
    await page.goto(`${SIGN_UP}?utm_source=poster`)
    await startButton(page).click()
    await expect(page).toHaveURL(/utm_source=poster&as=individual#start$/)
    await signUpHere(page)
    await expect(page).toHaveURL(/as=individual/)
    await startButton(page).click()
    await expect(page).toHaveURL(AREA)
    await page.locator('summary').filter({ hasText: 'End campaign' }).click()
    await page.getByRole('button', { name: 'End campaign' }).click()
    await expect(page.getByRole('main')).toContainText('This campaign has ended. Its statistics stay here.')
    await page.goto(SIGN_UP)
    await expect(page.getByRole('region', { name: 'Your campaigns' })).toContainText('Ended')
  })
})

/** In a browser of their own. */
async function anotherPerson(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}
