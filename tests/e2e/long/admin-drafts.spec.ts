import type { Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'
import { savedDraft } from '#tests/support/making-steps.ts'
import { postCall } from '#tests/support/post-call.ts'

const summary = (page: Page) => page.getByLabel('Summary (English)')

async function write(page: Page, words: string): Promise<void> {
  const saved = savedDraft(page, words)
  await summary(page).fill(words)
  await saved
}

journey(
  'what is written of a program survives a reload, and a change by others is told',
  async ({ page }) => {
    await logInAs(page, 'kavita')
    await open(page, '/admin/awareness-programs/new')
    await write(page, 'A film and a promise.')
    await open(page, '/admin/awareness-programs/new')
    await expect(summary(page)).toHaveValue('A film and a promise.')
    await page.getByText('Discard', { exact: true }).click()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect(summary(page)).toHaveValue('')

    const save = (data: object) => postCall(page.request, '/v2/admin/course/save/', data)
    const title_en = `Calm corners ${Date.now()}`
    const { id } = await save({ title_en })
    await open(page, `/admin/certificate-programs/${id}`)
    const { data } = await (await page.request.get(`/v2/admin/course/details/?id=${id}`)).json()
    await save({ id, title_en, summary_en: 'Theirs.', revision: data.revision })
    await write(page, 'Mine.')
    await open(page, `/admin/certificate-programs/${id}`)
    await expect(page.getByText('Someone else changed this after you started your draft.')).toBeVisible()
    await expect(summary(page)).toHaveValue('Mine.')
    await expectAccessible(page, 'a draft older than its program')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('This is your draft from')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused()
    await open(page, `/admin/certificate-programs/${id}`)
    await expect(summary(page)).toHaveValue('Mine.')
    await expect(page.getByText('This is your draft from')).toBeHidden()
  },
)
