import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'

journey('a visitor does not find the administration', async ({ page, faults }) => {
  faults.allow(/404/)
  const answer = await page.goto('/admin/events')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
})

journey(
  'an administrator writes an event, publishes it and finds it in the log',
  async ({ page, faults }) => {
    // Publishing too early is refused.
    faults.allow(/422/)
    await logInAs(page, 'kavita')
    await open(page, '/')
    await page.getByRole('link', { name: 'Admin' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Events' })
      .click()
    await page.getByRole('link', { name: 'New event' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New event' })).toBeVisible()
    const title = `A quiet hour ${Date.now()}`
    await page.getByLabel('Type').selectOption({ index: 1 })
    await page.getByLabel('Title (English)').fill(title)
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Title (English)')).toHaveValue(title)
    await expectAccessible(page, 'the form with a draft')
    await page.getByLabel('Summary (English)').fill('A short hour.')
    await page.getByLabel('Description (English)').fill('What we do first.')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText(/please answer: Captions/).first()).toBeVisible()
    await page.getByLabel('Spoken language').selectOption('en')
    for (const name of ['Sign language', 'Recording', 'Breaks', 'Camera optional']) {
      await page.getByLabel(name, { exact: true }).selectOption('no')
    }
    await page.getByLabel('Captions').selectOption('live')
    await page.getByLabel('How to ask for an adjustment (English)').fill('Write to us.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Event saved.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('link', { name: 'See public page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await open(page, '/admin/audit')
    await expect(page.getByRole('rowheader', { name: /^Published/ }).first()).toBeVisible()
  },
)

journey('an event host sees their own events alone', async ({ page, faults }) => {
  faults.allow(/404/)
  await logInAs(page, 'arjun')
  await open(page, '/admin')
  const parts = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
  await expect(parts).toHaveText(['Overview', 'Events'])
  expect((await page.goto('/admin/people'))?.status()).toBe(404)
})
