import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, newEmail, open } from '#tests/support/journeys.ts'

const HEADS = 'topic,speaker_id,speaker_name,holder_name,email,held_on,minutes'
const rowOf = (name: string, email: string) => `Sleep and rest,7,Dr Rao,${name},${email},2026-01-10,60`

journey(
  'an administrator notes who took part, one by one and from a table, and takes one away',
  async ({ page }) => {
    await logInAs(page, 'kavita')
    await open(page, '/admin')
    const parts = page.getByRole('navigation', { name: 'Administration' })
    await parts.getByRole('link', { name: 'Group counselling' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Group counselling' })).toBeVisible()

    await page.getByText('Add record').first().click()
    const email = newEmail()
    await page.getByLabel('Name', { exact: true }).fill('Neelam Das')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('textbox', { name: 'Topic' }).fill('Sleep and rest')
    await page.getByRole('textbox', { name: 'Date of the session' }).fill('2026-01-10')
    await page.getByRole('textbox', { name: 'Led by' }).fill('Dr Rao')
    await page.getByLabel('Speaker ID').fill('7')
    await page.getByRole('button', { name: 'Add record' }).click()
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add record' })).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
    await expect(page.getByLabel('Minutes')).toHaveValue('60')

    await page.getByText('Import records').click()
    const table = page.getByLabel('Table', { exact: true })
    const text = [HEADS, rowOf('Neelam Das', email), rowOf('Omar Khan', 'nobody')].join('\n')
    const other = newEmail()
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'r.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await expect(table).toHaveValue(text)
    await table.fill(`${text}\n${rowOf('', other)}`)
    await page.getByRole('button', { name: 'Check table' }).click()
    await expect(page.getByRole('link', { name: /^Table: Line 3, email: / })).toBeVisible()
    await expect(page.getByText(/^Line 4, holder_name: /)).toBeVisible()
    await table.fill(text.replace('nobody', other))
    await page.getByRole('button', { name: 'Check table' }).click()
    await expect(
      page.getByText('New records: 1. Already recorded: 1. Nothing is imported yet.'),
    ).toBeVisible()
    await expectAccessible(page, 'a table that was checked')
    await page.getByRole('button', { name: 'Import these records' }).click()
    await expect(page.getByText(other)).toBeVisible()
    await expect(page.locator('summary', { hasText: 'Import records' })).toBeFocused()
    await expect(table).toHaveValue('')

    await open(page, `/admin/counselling?search_query=${other}`)
    const row = page.getByRole('row', { name: /Omar Khan/ })
    const certificate = (await row.getByRole('link', { name: 'Open Omar Khan' }).getAttribute('href')) ?? ''
    await row.getByText('Remove', { exact: true }).click()
    await row.getByRole('button', { name: 'Yes, remove it' }).click()
    await expect(page.getByText('No records found')).toBeVisible()
    await open(page, certificate)
    await expect(page.getByRole('heading', { level: 1, name: 'No certificate found' })).toBeVisible()
  },
)

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a table is checked and added too', async ({ page, faults }) => {
    faults.allow(/422/)
    await logInAs(page, 'kavita')
    await page.goto('/admin/counselling')
    await page.getByText('Import records').click()
    const email = newEmail()
    await page
      .getByLabel('Table', { exact: true })
      .fill([HEADS.replace('topic', 'subject'), rowOf('Tara Sen', email)].join('\n'))
    await page.getByRole('button', { name: 'Check table' }).click()
    await expect(page.getByRole('link', { name: /There's no column named topic/ })).toBeVisible()
    const wrong = [HEADS, rowOf('Tara Sen', 'nobody'), rowOf('', email)].join('\n')
    await page.getByLabel('Table', { exact: true }).fill(wrong)
    await page.getByRole('button', { name: 'Check table' }).click()
    await expect(page.getByRole('link', { name: /^Table: Line 2, email: / })).toBeVisible()
    await expect(page.getByText(/^Line 3, holder_name: /)).toBeVisible()
    await page.getByLabel('Table', { exact: true }).fill([HEADS, rowOf('Tara Sen', email)].join('\n'))
    await page.getByRole('button', { name: 'Check table' }).click()
    await expect(page.getByText('New records: 1.')).toBeVisible()
    await page.getByRole('button', { name: 'Import these records' }).click()
    await expect(page.getByRole('rowheader', { name: /Tara Sen/ }).first()).toBeVisible()
  })
})
