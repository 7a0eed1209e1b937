import type { Browser, Page } from '@playwright/test'
import { SIGN_UP, startCampaign } from '#tests/support/campaign-steps.ts'
import { expect, journey, loggedIn, newEmail, open } from '#tests/support/journeys.ts'
import { mailsTo } from '#tests/support/outbox.ts'
import { postCall } from '#tests/support/post-call.ts'

const RIGHT = [
  'The child may be listening well.',
  'Wait, and count to ten silently.',
  'She told him before the bell rang.',
]

/** In a browser of their own. */
async function anotherPerson(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled })).newPage()
}

/** Does all that a landing page asks for, but leaves out what is given as false. */
async function takePart(page: Page, { email, first = true }: { email: string; first?: boolean }) {
  await page.getByLabel("I've watched or read it").check()
  for (const [place, answer] of RIGHT.entries())
    await page.getByRole('radio', { name: place === 0 && !first ? 'The child is rude.' : answer }).check()
  await page.getByLabel('Yes, I promise this').check()
  await page.getByLabel('Your name').fill('Ravi Kumar')
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Finish' }).click()
}

/** What stands in a mail to this address: it comes by the queue. */
async function inMail(page: Page, email: string, words: RegExp): Promise<string> {
  const found = async () => {
    const mails = await mailsTo(page.request, email)
    return mails.map(({ text }) => words.exec(text)?.[0]).find(Boolean) ?? ''
  }
  await expect.poll(found, { timeout: 30_000 }).not.toBe('')
  return found()
}

journey(
  'a person writes their page, shares it, and somebody without an account completes the program',
  async ({ page, browser }) => {
    await loggedIn(page)
    const id = await startCampaign(page)
    await open(page, `${SIGN_UP}/${id}/page`)
    await page.getByLabel('Display name').fill('Nila and friends')
    await page.getByLabel('Your message').fill('My brother needs ten seconds to answer.\nPlease give them.')
    await page.getByLabel('How many people do you want to reach?').fill('2')
    await page.getByRole('button', { name: 'Save page' }).click()
    await expect(page.getByText('Your page is saved.').first()).toBeVisible()

    const visitor = await anotherPerson(browser)
    const email = newEmail()
    await open(visitor, `${SIGN_UP}/${id}`)
    await expect(visitor).toHaveURL(new RegExp(`/programs/individual/.*/${id}$`))
    await expect(visitor.getByRole('main')).toContainText('My brother needs ten seconds to answer.')
    await expect(visitor.getByRole('main')).toContainText('0 of 2 people have taken part')
    await takePart(visitor, { email, first: false })
    await expect(visitor.getByText('Question 1: not yet.').first()).toBeVisible()
    await takePart(visitor, { email })
    await expect(visitor.getByRole('heading', { name: 'One step left' })).toBeVisible()
    await open(visitor, await inMail(visitor, email, /\/programs\/confirm\/\S+/))
    await visitor.getByRole('button', { name: 'Finish' }).click()
    await expect(visitor.getByRole('heading', { name: 'Thank you for taking part' })).toBeVisible()
    await expect(visitor.getByRole('main')).toContainText('1 of 2 people have taken part')
    await inMail(visitor, email, /\/certificates\/[0-9A-Z-]+/)

    await open(page, `${SIGN_UP}/${id}/tracking`)
    await expect(page.getByRole('row').filter({ hasText: 'Ravi Kumar' })).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    await open(page, '/notifications')
    await expect(page.getByRole('main')).toContainText('Someone completed “Autism Acceptance”')
    await open(page, '/my-pankh-page?tab=campaigns')
    await expect(page.getByRole('region', { name: 'Your campaigns' })).toContainText(
      '1 of 2 people have taken part',
    )
  },
)

journey(
  'what is completed on the page of a promoter counts for the organisation, without JavaScript too',
  async ({ page, browser, baseURL }) => {
    await loggedIn(page)
    const id = await startCampaign(page, 'Hope & Light School')
    await open(page, `${SIGN_UP}/${id}`)
    const link = new URL(await page.getByLabel('Team link').inputValue())
    const colleague = await anotherPerson(browser)
    await loggedIn(colleague)
    const asked = { program: 'Autism Acceptance', join_code: link.searchParams.get('join') }
    const { id: part } = await postCall(colleague.request, '/program/subscription/', asked)

    const visitor = await anotherPerson(browser, false)
    const email = newEmail()
    await visitor.goto(`${baseURL}${SIGN_UP}/${part}`)
    await takePart(visitor, { email })
    await expect(visitor.getByRole('heading', { name: 'One step left' })).toBeVisible()
    await visitor.goto(`${baseURL}${await inMail(visitor, email, /\/programs\/confirm\/\S+/)}`)
    await visitor.getByRole('button', { name: 'Finish' }).click()
    await expect(visitor.getByRole('heading', { name: 'Thank you for taking part' })).toBeVisible()

    await open(page, `${SIGN_UP}/${id}`)
    await expect(page.getByRole('main')).toContainText('1 of 25 people have taken part')
    await open(page, `${SIGN_UP}/${id}/tracking`)
    const promoters = page.getByRole('region', { name: 'Your team', exact: true })
    const completed = promoters.getByRole('cell').filter({ hasText: /^Completed1$/ })
    await expect(completed).toHaveCount(1)
    await expect(page.getByText('Ravi Kumar')).toHaveCount(0)
  },
)
