import { logInAs } from '#tests/support/demo-logins.ts'
import { cards, expect, journey, open } from '#tests/support/journeys.ts'

journey('words of a search become filters, and each can be taken away', async ({ page }) => {
  await open(page, '/resource')
  await page.getByRole('searchbox').fill('worksheets for 4 year old autism')
  await page.keyboard.press('Enter')
  const read = page.getByRole('navigation', { name: 'Chosen filters' })
  await expect(read.getByRole('listitem')).toHaveText([
    'Worksheets',
    'Ages 3 to 6 years',
    'Autism',
    'Exact words only',
    'Clear all',
  ])
  await expect(page.getByRole('heading', { name: /^[1-9]\d* resources?$/ })).toBeVisible()
  await read.getByRole('link', { name: 'Remove filter: Ages 3 to 6 years' }).click()
  await expect(page).toHaveURL('/resource?search_query=worksheets+for+autism')
  await expect(read.getByRole('listitem')).toHaveText([
    'Worksheets',
    'Autism',
    'Exact words only',
    'Clear all',
  ])
  await read.getByRole('link', { name: 'Exact words only' }).click()
  await expect(page).toHaveURL('/resource?as_written=1&search_query=worksheets+for+autism')
  await expect(read.getByRole('listitem')).toHaveText(['“worksheets for autism”', 'Clear all'])
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a Hindi search finds what is written in English, and a slip is mended aloud', async ({ page }) => {
    await page.goto(`/?search_query=${encodeURIComponent('ऑटिज्म वेबिनार')}`)
    const read = page.getByRole('navigation', { name: 'Chosen filters' })
    await expect(read.getByRole('link', { name: 'Remove filter: Autism' })).toBeVisible()
    await expect(cards(page)).not.toHaveCount(0)
    await page.goto('/?search_query=autsim+webinar')
    await expect(page.getByText('No exact match. Showing results for:')).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    for (const chip of await read.getByRole('listitem').all()) await expect(chip).toBeInViewport({ ratio: 1 })
    await expect(read.getByRole('link', { name: 'Remove filter: Autism' })).toBeVisible()
  })
})

journey(
  'an administrator adds words that mean the same, removes them and puts them back',
  async ({ page, faults }) => {
    // A word of another group is refused.
    faults.allow(/409/)
    const word = `zumba${Date.now()}`
    await logInAs(page, 'kavita')
    await open(page, '/admin/search-words')
    await page.getByText('Add search words').click()
    const latin = page.getByLabel('English words, and Hindi in Latin letters')
    await latin.fill(`${word}, autism`)
    await page.getByRole('button', { name: 'Save words' }).click()
    await expect(page.getByText(/“autism” is already in another group/).first()).toBeVisible()
    await latin.fill(`${word}, sensory play`)
    await page.getByRole('button', { name: 'Save words' }).click()
    await expect(page.getByText('Searches use them now.').first()).toBeVisible()
    await open(page, `/admin/search-words?search_query=${word}`)
    const group = page.getByRole('row', { name: new RegExp(word) })
    await group.getByRole('button', { name: /^Remove/ }).click()
    await expect(group).toHaveCount(0)
    await page.getByRole('button', { name: /^Restore/ }).click()
    await expect(page.getByText('Words restored.').first()).toBeVisible()
    await open(page, `/?search_query=${word}`)
    await expect(cards(page).first()).toBeVisible()
  },
)
