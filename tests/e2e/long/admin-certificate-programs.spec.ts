import type { Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessibleAtBothWidths, journey, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const save = (page: Page, name: string) => page.getByRole('button', { name }).click()
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

journey('an administrator keeps a cohort of a program, and sees who is inside', async ({ page, faults }) => {
  // One of the addresses is none.
  faults.allow(/422/)
  await logInAs(page, 'kavita')
  const title_en = `A program of schools ${Date.now()}`
  const { id } = await postCall(page.request, '/v2/admin/course/save/', { title_en })
  await open(page, `/admin/certificate-programs/${id}/cohorts`)
  await heading(page, 'Cohorts')
  const name = `Green School ${Date.now()}`
  const form = page.getByRole('group').filter({ hasText: 'New cohort' })
  if (!(await form.getByLabel('Name').isVisible())) await page.getByText('New cohort').click()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Emails').fill('arjun@pankh.example, not one\nnew@school.example')
  await form.getByRole('button', { name: 'Add cohort' }).click()
  await expect(page.getByText(/These aren't valid emails: not, one/).first()).toBeVisible()
  await form.getByLabel('Emails').fill('Arjun@pankh.example\narjun@pankh.example\nnew@school.example')
  await form.getByRole('button', { name: 'Add cohort' }).click()
  await heading(page, name)
  await expect(page.getByRole('rowheader', { name: 'new@school.example' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessibleAtBothWidths(page, 'a cohort')
  await page.getByRole('link', { name: 'Participants' }).click()
  await heading(page, 'Participants')
  await expectAccessibleAtBothWidths(page, 'the people inside')
  await page.getByRole('link', { name: 'Certificates' }).click()
  await heading(page, 'Certificates')
  await expectAccessibleAtBothWidths(page, 'the certificates of a program')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a program begins, and its module is moved by plain forms', async ({ page, faults }) => {
    // A form that is refused comes back with its fields.
    faults.allow(/422/)
    await logInAs(page, 'kavita')
    await page.goto('/admin/certificate-programs/new')
    await page.getByLabel('Summary (English)').fill('Plain forms.')
    await save(page, 'Save draft')
    await expect(page.getByLabel('Summary (English)')).toHaveValue('Plain forms.')
    await page.getByLabel('Title (English)', { exact: true }).fill('By plain forms')
    await save(page, 'Save draft')
    await heading(page, 'By plain forms')
    for (const title of ['First', 'Second']) {
      await page.goto(`${page.url().replace(/\/modules.*$/, '')}/modules/new`)
      await page.getByLabel('Title (English)', { exact: true }).fill(title)
      await page.getByLabel('Minutes on the certificate').fill('30')
      await save(page, 'Add module')
      await heading(page, title)
    }
    await page.getByRole('link', { name: 'Back to the program' }).click()
    await page.getByRole('button', { name: 'Move up: Second' }).click()
    const modules = page.getByRole('list', { name: 'Modules' }).getByRole('listitem')
    await expect(modules.nth(0)).toContainText('Second')
  })
})
