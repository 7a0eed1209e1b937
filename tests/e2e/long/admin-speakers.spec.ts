import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'
import { expect, expectAccessible, holdBack, journey, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const ADMINISTRATOR = 'kavita@pankh.example'
/** Of the demo's audience, without a role. */
const HOST = 'asha-agarwal-1@people.pankh.example'

async function logIn(page: Page, identifier: string): Promise<void> {
  await postCall(page.request, '/user/client/login/', { identifier, password: DEMO_PASSWORD })
}

journey(
  'an administrator makes a speaker, names them in a new event, and names its host, who sees this event alone',
  async ({ page, browser, faults }) => {
    // Nobody has that email; and the host does not find what is not theirs.
    faults.allow(/422|404/)
    const name = `Leela Thomas ${Date.now()}`
    await logIn(page, ADMINISTRATOR)
    await open(page, '/admin/speakers')
    await page.getByRole('link', { name: 'New speaker' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New speaker' })).toBeVisible()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('What they do (English)').fill('Speech therapist')
    await page.getByLabel('Introduction (English)').fill('Listens first.')
    await page.getByRole('button', { name: 'Add speaker' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const save = page.getByRole('button', { name: 'Save changes' })
    await page.getByLabel('What they do (English)').fill('Listener')
    await page.getByLabel('What they do (English)').press('Enter')
    await expect(page.getByText('Speaker saved.').first()).toBeVisible()
    await expect(save).toBeFocused()
    const goOn = await holdBack(page, /\/master\/(tus|temp-file-upload)\//)
    await page.getByLabel('Choose picture').setInputFiles('docs/screenshot.png')
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByRole('link', { name: /This file is still uploading/ })).toBeVisible()
    goOn()
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()
    await expectAccessible(page, 'a speaker')

    const title = `A listening hour ${Date.now()}`
    await open(page, '/admin/events/new')
    await page.getByLabel('Type').selectOption({ index: 1 })
    await page.getByLabel('Title (English)').fill(title)
    await page.locator('summary', { hasText: 'Speakers' }).click()
    await page.getByLabel(name).check()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.getByRole('link', { name: 'Hosts' }).click()
    await page.getByLabel('Email').fill('nobody@pankh.example')
    await page.getByRole('button', { name: 'Add host' }).click()
    await expect(page.getByText('No account has this email').first()).toBeVisible()
    await page.getByLabel('Email').fill(HOST)
    await page.getByRole('button', { name: 'Add host' }).click()
    await expect(page.getByRole('list', { name: 'Hosts' })).toContainText(HOST)
    await expectAccessible(page, 'the hosts of an event')

    await open(page, `/admin/speakers?search_query=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByText('Remove this speaker')).toHaveCount(0)

    const context = await browser.newContext()
    const host = await context.newPage()
    await logIn(host, HOST)
    await open(host, '/admin/events')
    await expect(host.getByRole('rowheader', { name: title })).toBeVisible()
    await expect(host.getByRole('rowheader').filter({ hasNotText: 'A listening hour' })).toHaveCount(0)
    expect((await host.goto('/admin/speakers'))?.status()).toBe(404)
    await open(host, '/admin/events')
    await host.getByRole('link', { name: title, exact: true }).click()
    await host.getByRole('link', { name: 'Questions and reviews' }).click()
    await expect(host.getByText('No questions found')).toBeVisible()
    await context.close()
  },
)

journey('an administrator answers, hides and shows a question', async ({ page }) => {
  await logIn(page, ADMINISTRATOR)
  const wanted = { publication: 'published', length: 1 }
  const [{ id }] = await postCall(page.request, '/v2/admin/event/list/', wanted)
  const words = `May we come a little late? ${Date.now()}`
  await postCall(page.request, '/v2/event/question/add/', { id, question: words })
  await open(page, `/admin/events/${id}/feedback`)
  const row = page.getByRole('row').filter({ hasText: words })
  await row.getByText('Answer this question').click()
  await row.getByLabel('Your answer').fill('Yes, at any time.')
  await row.getByRole('button', { name: 'Send answer' }).click()
  await expect(row.getByText('Yes, at any time.')).toBeVisible()
  await expectAccessible(page, 'the questions about an event')
  await row.locator('summary', { hasText: 'Hide' }).click()
  await row.getByLabel('Reason').fill('Asked twice')
  await row.getByRole('button', { name: 'Hide' }).click()
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('hidden')
  await expect(page).toHaveURL(/state=hidden/)
  await row.locator('summary', { hasText: 'Show' }).click()
  await row.getByLabel('Reason').fill('It was not')
  await row.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText(words)).toHaveCount(0)
  await page.getByRole('link', { name: 'Reviews', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and reviews' })).toBeVisible()
})
