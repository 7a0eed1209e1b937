import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'

journey(
  'an administrator hides a resource with a reason, and shows it again',
  async ({ page, browser, faults }) => {
    // What is hidden is not found by visitors.
    faults.allow(/404/)
    await logInAs(page, 'kavita')
    await open(page, '/admin/resources?search_query=doctor')
    const row = page.getByRole('row').filter({ hasText: 'A visit to the doctor' })
    const address = (await row.getByRole('link').getAttribute('href')) ?? ''
    await row.locator('summary').click()
    await row.getByLabel(/^Reason, for/).fill('It names a real clinic.')
    await expectAccessible(page, 'a resource to hide')
    await row.getByRole('button', { name: 'Hide' }).click()
    await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
    await expect(row.getByText('It names a real clinic.')).toBeVisible()

    const visitor = await (await browser.newContext()).newPage()
    expect((await visitor.goto(address))?.status()).toBe(404)

    await row.locator('summary').click()
    await row.getByLabel(/^Reason, for/).fill('It is an invented one.')
    await row.getByRole('button', { name: 'Show again' }).click()
    await expect(row.getByText('Shown', { exact: true })).toBeVisible()
    expect((await visitor.goto(address))?.status()).toBe(200)
    await visitor.context().close()
  },
)

journey('an administrator names a type of resources in both languages', async ({ page }) => {
  await logInAs(page, 'kavita')
  await open(page, '/admin/resources')
  await page.getByRole('link', { name: 'Resource types' }).click()
  await page.getByText('New term', { exact: true }).first().click()
  const name = `Songs ${Date.now()}`
  const form = page.locator('form').filter({ has: page.getByRole('group', { name: 'New term' }) })
  await form.getByLabel(/Name.*English/).fill(name)
  await form.getByLabel(/Name.*Hindi/).fill('गीत')
  await form.getByRole('button', { name: 'Add term' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('गीत')
  await expectAccessible(page, 'types of resources')
})
