import { get } from 'node:http'
import type { Page } from '@playwright/test'
import { cards, expect, httpJourney, journey, open, refuseWith } from '#tests/support/journeys.ts'

const LIST = /\/v2\/event\/list\//
const DETAILS = /\/v2\/event\/details\//
const BUSY = "Something isn't working on our side. Please try again in a minute."

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const failedList = (page: Page) => page.getByRole('alert').filter({ hasText: "We couldn't load the events" })

httpJourney('an address that leads nowhere is not found, and says how to go on', async ({ request }) => {
  for (const address of [
    '/nowhere/at/all',
    '/events/details/999999',
    '/events/details/not-a-number',
    // Longer than any call takes.
    `/programs/campaign/${'x'.repeat(201)}`,
  ]) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    const html = await answer.text()
    expect(html).toContain('<title>404 Not Found</title>')
    expect(html).toMatch(/<h1\b[^>]*>Oops! Looks like the page has been moved\.<\/h1>/)
    expect(html).toMatch(/<main\b.*<a\b[^>]* href="\/">Explore events<\/a>.*<\/main>/s)
  }
})

/** From another address of this machine: what it uses up is nobody else's. */
const statusFor = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { localAddress: '127.0.0.9', headers: { accept: 'text/html' } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', reject)
  })

httpJourney('a page asked for too often says so by its status', async ({ baseURL }) => {
  const address = `${baseURL}/group-counselling/certificate/nobody@example.org`
  const statuses: (number | undefined)[] = []
  for (let tries = 0; tries < 61; tries += 1) statuses.push(await statusFor(address))
  expect([statuses[0], statuses[59], statuses[60]]).toEqual([200, 200, 429])
})

journey('what fails says why and how to go on, and what is gone is not found', async ({ page, faults }) => {
  await open(page, '/')

  await journey.step('a list that fails says why, and Try again brings it', () =>
    faults.allowIn(LIST, async () => {
      await page.route(LIST, refuseWith(503, BUSY))
      await page.getByRole('link', { name: /^On-Demand/ }).click()
      await expect(failedList(page)).toContainText(BUSY)
      await page.unroute(LIST)
      await failedList(page).getByRole('button', { name: 'Try again' }).click()
      await expect(cards(page).first()).toBeVisible()
      await expect(page).toHaveURL('/?status=on-demand')
      await expect(failedList(page)).toHaveCount(0)
    }),
  )

  await journey.step('an event that cannot be loaded shows the error page, a refresh brings it', () =>
    faults.allowIn(/\/v2\/event\/details\/|PageFailure: 500/, async () => {
      await page.route(DETAILS, refuseWith(500, 'Something went wrong on our side.'))
      const card = cards(page).first().getByRole('link')
      const title = (await card.textContent()) ?? ''
      await card.click()
      await expect(heading(page)).toHaveText('500 Something went wrong, refresh or try again later')
      await expect(page).toHaveTitle('An error occurred')
      await page.getByRole('button', { name: 'Refresh the page' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.unroute(DETAILS)
    }),
  )

  await journey.step('an event that was taken down while the list was open is not found', () =>
    faults.allowIn(/\/v2\/event\//, async () => {
      await open(page, '/')
      await page.route(DETAILS, refuseWith(404, "We can't find this event."))
      await cards(page).first().getByRole('link').click()
      await expect(page).toHaveTitle('404 Not Found')
      await expect(heading(page)).toHaveText('Oops! Looks like the page has been moved.')
    }),
  )

  await journey.step('from there the way leads on', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Explore events' }).click()
    await expect(page).toHaveURL('/')
    await expect(cards(page)).toHaveCount(12)
  })
})

journey(
  'offline, a list says so in words, and Try again works once the line is back',
  async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/)
    await open(page, '/')
    // A part of the page that comes later and misses its code would load the page anew.
    await page.waitForLoadState('networkidle')

    await journey.step('a longer list', async () => {
      await context.setOffline(true)
      await page.getByRole('link', { name: 'Show more' }).click()
      await expect(page.getByRole('alert').filter({ hasText: "We couldn't reach Pankh" })).toBeVisible()
      await expect(cards(page)).toHaveCount(12)
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cards(page)).toHaveCount(24)
    })

    await journey.step('another list', async () => {
      await context.setOffline(true)
      await page.getByRole('link', { name: /^Upcoming/ }).click()
      const words = "We couldn't reach Pankh. Check your connection, then try again."
      await expect(failedList(page)).toContainText(words)
      await context.setOffline(false)
      await failedList(page).getByRole('button', { name: 'Try again' }).click()
      await expect(cards(page).first()).toBeVisible()
      await expect(page).toHaveURL('/?status=upcoming')
    })

    await journey.step('a part whose code is not there says so, and what was written stays', async () => {
      await open(page, '/events/details/1')
      // The code that says so comes a moment after the page.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('start-guide')),
      )
      const question = page.getByRole('textbox', { name: 'Ask a question' })
      // Also behind a dialog.
      const written = page.getByRole('textbox', { name: 'Ask a question', includeHidden: true })
      await question.fill('May I bring my daughter?')
      await context.setOffline(true)
      const banner = page.getByRole('banner')
      for (const press of [
        page.getByRole('button', { name: 'Share' }).first(),
        banner.getByRole('link', { name: 'Reading and language' }),
        banner.getByRole('link', { name: 'Login' }),
      ]) {
        await press.click()
        const message = page.getByRole('alert').getByText("We couldn't reach Pankh")
        await expect(message).toBeVisible()
        await page.getByRole('button', { name: 'Close this message' }).click()
        await expect(message).toBeHidden()
        await expect(question).toHaveValue('May I bring my daughter?')
      }
      await context.setOffline(false)
      await banner.getByRole('link', { name: 'Reading and language' }).click()
      // Some versions of Chromium remember a failed import until the page reloads.
      const opened = page.getByRole('dialog', { name: 'Reading and language' })
      await expect(opened.or(page.getByText("Part of this page couldn't be loaded."))).toBeVisible()
      await expect(written).toHaveValue('May I bring my daughter?')
    })
  },
)
