import type { Page } from '@playwright/test'
import { SIGN_UP, startCampaign } from '#tests/support/campaign-steps.ts'
import { expect, expectAccessible, journey, loggedIn, newEmail, open } from '#tests/support/journeys.ts'
import { mailsTo } from '#tests/support/outbox.ts'
import { OWN_PAGE, postCall } from '#tests/support/post-call.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** What stands in a mail to this address: it comes by the queue. */
async function inMail(page: Page, email: string, words: RegExp): Promise<string> {
  const found = async () => {
    const mails = await mailsTo(page.request, email)
    return mails.map(({ text }) => words.exec(text)?.[0]).find(Boolean) ?? ''
  }
  await expect.poll(found, { timeout: 20_000 }).not.toBe('')
  return found()
}

/** Somebody new with a campaign under their name, whose address is not proved yet. */
async function promoter(page: Page): Promise<{ email: string; address: string }> {
  const { email } = await loggedIn(page)
  const id = await startCampaign(page)
  const data = { display_name: 'Nila and friends', message: 'Five minutes help.' }
  await page.request.patch(`/program/subscription/${id}/`, { data, headers: OWN_PAGE })
  return { email, address: `${SIGN_UP}/${id}/invite` }
}

async function prove(page: Page, email: string): Promise<void> {
  const code = await inMail(page, email, /\b\d{6}\b/)
  await postCall(page.request, '/user/email-code/verify/', { code })
}

journey('a list is checked, sent, and one of its people stops invitations for ever', async ({ page }) => {
  const { email, address } = await promoter(page)
  const [quiet, loud] = [newEmail(), newEmail()]
  await open(page, address)
  await expect(page.getByText('confirm your own email')).toBeVisible()
  await page.getByLabel('Six-digit code').fill(await inMail(page, email, /\b\d{6}\b/))
  await press(page, 'Confirm email')
  await expect(heading(page, 'New invitations')).toBeFocused()
  await page
    .getByRole('textbox', { name: 'People to invite', exact: true })
    .fill(`Asha Verma, ${quiet}\n${loud}\n${loud}\nnobody`)
  await press(page, 'Check the list')
  await expect(heading(page, '2 people can be invited')).toBeFocused()
  await expect(page.getByText('Line 4: nobody')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Send 2 invitations')
  await expect(row(page, quiet)).toContainText('Asha Verma')
  await expect(page.getByRole('textbox', { name: 'People to invite', exact: true })).toHaveValue('')
  const stop = await inMail(page, quiet, /\/invitations\/stop\/[\w.-]+/)
  await open(page, stop)
  await expectAccessible(page)
  await press(page, 'Unsubscribe from all invitations')
  await expect(heading(page, "You're unsubscribed")).toBeFocused()
  await open(page, address)
  await expect(row(page, quiet)).toContainText('Unsubscribed')
  await expect(row(page, loud)).toContainText('Sent')
  await page.getByRole('textbox', { name: 'People to invite', exact: true }).fill(`${quiet} ${loud}`)
  await press(page, 'Check the list')
  await expect(heading(page, 'Nobody in this list can be invited')).toBeVisible()
  await page.getByLabel('Status').selectOption({ label: 'Sent (1)' })
  await expect(row(page, quiet)).toHaveCount(0)
})

journey('the link of an invitation leads to the page of the campaign', async ({ page }) => {
  const { email, address } = await promoter(page)
  const guest = newEmail()
  await prove(page, email)
  await open(page, address)
  await page.getByRole('textbox', { name: 'People to invite', exact: true }).fill(guest)
  await press(page, 'Check the list')
  await press(page, 'Send 1 invitation')
  await expect(row(page, guest)).toBeVisible()
  const landing = await inMail(page, guest, /\/programs\/individual\/\S+invitation=[\w-]+/)
  await page.context().clearCookies()
  await open(page, landing)
  await expect(page.getByRole('main')).toContainText('Nila and friends')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a file is looked at, its columns are chosen, and its people are invited', async ({ page }) => {
    const { email, address } = await promoter(page)
    const guest = newEmail()
    await prove(page, email)
    await page.goto(address)
    await page.getByText('Invite from a file').click()
    await page.getByLabel('CSV file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Town,Contact,Called\nPune,${guest},"Kavya\nRao"\n,bad@,\n`),
    })
    const form = page.locator('form').filter({ has: page.getByLabel('CSV file') })
    await form.getByRole('button', { name: 'Check the list' }).click()
    await expect(heading(page, '1 person can be invited')).toBeVisible()
    await form.getByLabel('Column with names').selectOption({ label: 'Called, such as Kavya Rao' })
    await form.getByRole('button', { name: 'Check the list again' }).click()
    await expect(form.getByText(`Kavya Rao · ${guest}`)).toBeVisible()
    await form.getByRole('button', { name: 'Send 1 invitation' }).click()
    await expect(row(page, guest)).toContainText('Kavya Rao')
  })
})
