import type { Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessibleAtBothWidths, journey, open } from '#tests/support/journeys.ts'

const save = (page: Page, name = 'Save changes') => page.getByRole('button', { name }).click()
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

journey(
  'an administrator makes a program with two modules and a quiz, and publishes it',
  async ({ page, faults }) => {
    // A program that is not complete, and a question without a right choice, are refused on the way.
    faults.allow(/422/)
    journey.slow()
    const title = `Calm classroom ${Date.now()}`
    await logInAs(page, 'kavita')
    await open(page, '/admin/certificate-programs')
    await expectAccessibleAtBothWidths(page, 'the programs')
    await page.getByRole('link', { name: 'New program' }).click()
    await heading(page, 'New program')
    await page.getByLabel('Title (English)', { exact: true }).fill(title)
    await page.getByLabel('Summary (English)').fill('Small steps to a calm day.')
    await page.getByLabel('Description (English)').fill('What we do first, and then.')
    await page.getByLabel('What people will be able to do (English)').fill('Plan a lesson\nTalk with parents')
    await save(page, 'Save draft')
    await heading(page, title)
    await expect(page.getByText('Before you publish, please add: at least one module.')).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'a program')
    const address = page.url()

    await page.getByRole('link', { name: 'Modules', exact: true }).click()
    await heading(page, 'Modules')
    await page.getByRole('link', { name: 'New module' }).click()
    await heading(page, 'New module')
    await page.getByLabel('Title (English)', { exact: true }).fill('Play together')
    await page.getByLabel('Minutes on the certificate').fill('90')
    await save(page, 'Add module')
    await heading(page, 'Play together')
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('a')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const offered = page.getByRole('list', { name: 'Add an event' }).getByRole('listitem').first()
    const first = (await offered.getByRole('link').first().textContent()) ?? ''
    await offered.getByRole('button').click()
    // What is in the program already stands after what isn't.
    await expect(offered).not.toContainText(first)
    await offered.getByRole('button').click()
    const events = page.getByRole('list', { name: 'Events of the module' }).getByRole('listitem')
    await expect(events).toHaveCount(2)
    const second = await events.nth(1).getByRole('link').textContent()
    await events
      .nth(1)
      .getByRole('button', { name: /^Move up/ })
      .click()
    await expect(events.nth(0).getByRole('link')).toHaveText(second ?? '')
    const up = events.nth(0).getByRole('button', { name: /^Move up/ })
    await expect(up).toBeFocused()
    await expect(up).toBeDisabled()
    await expectAccessibleAtBothWidths(page, 'a module')

    await page.getByRole('link', { name: 'Back to the program' }).click()
    await page.getByRole('link', { name: 'New module' }).click()
    await page.getByLabel('Title (English)', { exact: true }).fill('Talk calmly')
    await page.getByLabel('Minutes on the certificate').fill('60')
    await save(page, 'Add module')
    await heading(page, 'Talk calmly')
    await page.getByRole('link', { name: 'New question' }).click()
    await heading(page, 'New question')
    await page.getByLabel('Question (English)', { exact: true }).fill('Which voice is calm?')
    await page.getByLabel('Choice 1 (English)').fill('A soft one')
    await page.getByLabel('Choice 2 (English)').fill('A loud one')
    await save(page, 'Add question')
    await expect(page.getByText('Mark the correct choice.').first()).toBeVisible()
    await page.getByLabel('Correct answer Choice 1').check()
    await page.getByLabel('Feedback for this choice (English)').first().fill('Yes.')
    await expectAccessibleAtBothWidths(page, 'a question')
    await save(page, 'Add question')
    await heading(page, 'Talk calmly')
    await expect(page.getByRole('link', { name: 'Which voice is calm?' })).toBeVisible()

    await open(page, `${address}/answers`)
    await page.getByLabel('Question (English)', { exact: true }).first().fill('Is it free?')
    await page.getByLabel('Answer (English)').first().fill('Yes.')
    await save(page)
    await expect(page.getByText('Questions and answers saved.')).toBeVisible()

    await open(page, address)
    await page.getByLabel('Summary (English)').fill('What stands unsaved is published too.')
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Program published.')).toBeVisible()
    await page.getByRole('link', { name: 'See public page' }).click()
    await heading(page, title)
    await expect(page.getByText('What stands unsaved is published too.').first()).toBeVisible()
    await expect(page.getByText('Talk calmly').first()).toBeVisible()
  },
)
