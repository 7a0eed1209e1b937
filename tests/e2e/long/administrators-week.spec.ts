import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'

journey(
  'the week begins with what waits and what was done, and with the numbers behind it',
  async ({ page }) => {
    await logInAs(page, 'kavita')
    await open(page, '/admin')
    const week = page.getByRole('region', { name: 'The last seven days' })
    await expect(week.getByText(/the week before/).first()).toBeVisible()
    await week.getByRole('link', { name: 'All statistics' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
    await page.getByRole('link', { name: '90 days' }).click()
    await expect(page).toHaveURL(/90/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(page, 'the numbers of 90 days')
  },
)

journey('a role is given with a reason, and the log tells it', async ({ page }) => {
  const reason = `Looks after reports in May ${Date.now()}`
  await logInAs(page, 'kavita')
  await open(page, '/admin/people?search_query=farah')
  await page.getByRole('link', { name: /^Farah/ }).click()
  const roles = page.getByRole('region', { name: 'Roles' })
  await roles.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await roles.getByRole('button', { name: 'Give role: Campaign manager' }).click()
  await expect(roles.getByRole('button', { name: 'Remove role: Campaign manager' })).toBeVisible()
  await page.getByRole('link', { name: 'Audit log for this person' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await page.getByRole('row', { name: /role/i }).first().locator('summary').click()
  await expect(page.getByText(reason)).toBeVisible()
})

journey('what removes its own button leaves the focus beside it', async ({ page }) => {
  await logInAs(page, 'kavita')
  await open(page, '/admin/people?search_query=farah')
  await page.getByRole('link', { name: /^Farah/ }).click()
  const membership = page.getByRole('region', { name: 'Membership and email' })
  for (const _ of ['changed', 'changed back']) {
    const name = (await membership.getByRole('button', { name: /premium/i }).textContent()) ?? ''
    await membership.getByRole('button', { name }).press('Enter')
    await expect(membership.getByRole('button', { name })).toHaveCount(0)
    await expect(membership.getByRole('heading')).toBeFocused()
  }

  await open(page, '/admin/awareness-programs/1/campaigns')
  const row = page.getByRole('row').nth(1)
  for (const name of [/^Suspend /, /^Reinstate /]) {
    const summary = row.locator('summary', { hasText: name })
    await summary.click()
    await row.getByRole('textbox').fill('We talked about it.')
    await row.getByRole('button').press('Enter')
    await expect(summary).toHaveCount(0)
    await expect(row.locator('summary')).toBeFocused()
  }
})

const LIMITS = { name: 'Limits' }

journey('a limit is changed and reset, each time with its own numbers in the form', async ({ page }) => {
  await logInAs(page, 'kavita')
  await open(page, '/admin/settings')
  const row = page.getByRole('table', LIMITS).getByRole('row', { name: /^Reports, per person/ })
  await row.locator('summary').click()
  const tries = row.getByRole('textbox', { name: 'Tries' })
  const before = await tries.inputValue()
  await tries.fill('7')
  await row.getByRole('button', { name: 'Save limit' }).press('Enter')
  await expect(row.getByText('Changed', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Save limit' })).toBeFocused()
  await row.getByRole('button', { name: /^Reset to/ }).press('Enter')
  await expect(row.getByText('Changed', { exact: true })).toHaveCount(0)
  await expect(row.locator('summary')).toBeFocused()
  await expect(tries).toHaveValue(before)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a limit out of its bounds is refused in its own row alone', async ({ page, faults }) => {
    faults.allow(/422/)
    await logInAs(page, 'kavita')
    await page.goto('/admin/settings')
    const row = page.getByRole('table', LIMITS).getByRole('row', { name: /^Reports, per person/ })
    await row.locator('summary').click()
    await row.getByRole('textbox', { name: 'Tries' }).fill('999999')
    await row.getByRole('button', { name: 'Save limit' }).click()
    await expect(row.getByRole('textbox', { name: 'Tries' })).toBeVisible()
    await expect(page.locator('input[name="tries"][value="999999"]')).toHaveCount(1)
  })
})

journey('two terms for the same thing become one, and the old address leads there', async ({ page }) => {
  const [kept, dropped] = [`Play with colours ${Date.now() % 10_000}`, `Color play ${Date.now() % 10_000}`]
  await logInAs(page, 'kavita')
  for (const name of [kept, dropped]) {
    await open(page, '/admin/taxonomy/tags')
    await page.locator('summary', { hasText: 'New term' }).click()
    await page.getByRole('textbox', { name: 'Name (English)' }).fill(name)
    await page.getByRole('button', { name: 'Add term' }).click()
    await expect(page.getByText('Term saved.').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Add term' })).toBeFocused()
  }
  await open(page, '/admin/taxonomy/tags')
  await page.getByRole('link', { name: dropped }).click()
  await expect(page.getByRole('heading', { level: 1, name: dropped })).toBeVisible()
  await page.getByRole('combobox', { name: 'The other term' }).selectOption({ label: kept })
  await page.getByRole('button', { name: 'Check what would move' }).click()
  await page.getByRole('button', { name: /^Merge/ }).click()
  await open(page, '/admin/taxonomy/tags')
  const standing = page.getByRole('list', { name: 'Tags' })
  await expect(standing.getByRole('link', { name: kept })).toBeVisible()
  await expect(standing.getByRole('link', { name: dropped })).toHaveCount(0)
  await open(page, '/admin/audit?kind=tag')
  await expect(page.getByRole('rowheader', { name: /^Merged/ }).first()).toBeVisible()
})

journey('watched words are added one after another, and taken out again', async ({ page }) => {
  const word = `zumba${Date.now()}`
  await logInAs(page, 'kavita')
  await open(page, '/admin/words')
  const words = page.getByRole('textbox', { name: 'Words or phrases' })
  await words.fill(word)
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(words).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused()
  await words.fill('half a word')
  await page.getByRole('searchbox').fill(word)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Remove “${word}”` }).press('Enter')
  await expect(page.getByText('No watched words')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Watched words' })).toBeFocused()
  await expect(words).toHaveValue('half a word')
})

journey('a banner is written, shown to people with an account, and taken away', async ({ page, browser }) => {
  const title = `Come to the summer camp ${Date.now()}`
  await logInAs(page, 'kavita')
  await open(page, '/admin/banners/new')
  await page.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Text below the title (English)' }).fill('Three days of play.')
  await page.getByRole('textbox', { name: 'Where it leads' }).fill('/resource')
  await page
    .getByRole('combobox', { name: 'Who sees it' })
    .selectOption({ label: 'For people with an account' })
  await page.getByRole('button', { name: 'Add banner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const banner = page.url()
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('button', { name: 'Hide' })).toBeVisible()

  await open(page, '/')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(1)
  const visitor = await browser.newPage()
  await visitor.goto(new URL('/', banner).href)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
  await visitor.close()

  await page.goto(banner)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByRole('button', { name: /^Show/ })).toBeVisible()
  await open(page, '/')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toHaveCount(0)
})

journey('mails and jobs can be read, and nobody without the role finds them', async ({ page, faults }) => {
  faults.allow(/404/)
  await logInAs(page, 'kavita')
  await open(page, '/admin/mails')
  await page.getByRole('table', { name: 'Emails' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open(page, '/admin/jobs')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await logInAs(page, 'arjun')
  for (const part of [
    'mails',
    'jobs',
    'settings',
    'privacy',
    'people',
    'numbers',
    'banners',
    'taxonomy',
    'words',
  ]) {
    const answer = await page.goto(`/admin/${part}`)
    expect(answer?.status(), part).toBe(404)
  }
})
