import type { Page } from '@playwright/test'
import { cards, expect, foundCount, holdBack, journey, open } from '#tests/support/journeys.ts'

const search = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Search events' }).fill(words)
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filter' })
const chosen = (page: Page) => page.getByRole('navigation', { name: 'Chosen filters' })

journey.describe('searching', () => {
  journey('words of a title find the event', async ({ page }) => {
    await open(page, '/')
    await search(page, 'speech games')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/?search_query=speech+games')
    await expect(cards(page).first()).toContainText('speech games')
    expect(await foundCount(page)).toBeLessThan(20)
  })

  journey('a mistyped word still finds it', async ({ page }) => {
    await open(page, '/')
    await search(page, 'sensry play')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?search_query=sensry+play')
    await expect(cards(page).filter({ hasText: 'Sensory play' })).not.toHaveCount(0)
    const guess = page.getByText('No exact match. Showing results for:')
    await expect(guess).toBeVisible()
    await expect(chosen(page)).toContainText(/senses/i)
    await search(page, 'sensory play')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/?search_query=sensory+play')
    await expect(guess).toHaveCount(0)
  })

  journey('Hindi words find events in Hindi, marked as such', async ({ page }) => {
    await open(page, '/')
    await search(page, 'बातों के खेल')
    await page.keyboard.press('Enter')
    const heading = cards(page).getByRole('heading', { name: /बातों के खेल/ })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveAttribute('lang', 'hi')
  })

  journey('what fits nothing says so and how to go on', async ({ page }) => {
    await open(page, '/')
    await search(page, 'zzqx wvkj')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/')
    await expect(cards(page)).toHaveCount(12)
    await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('')
  })
})

journey.describe('filtering', () => {
  journey('an age and a skill narrow the list to as many as the choice promised', async ({ page }) => {
    await open(page, '/')
    const age = filters(page).getByRole('checkbox', { name: /^3 to 6/ })
    const promised = await countOf(page, /^3 to 6/)
    await age.check()
    await expect(page).toHaveURL(/^[^?]*\?age_group=\d+$/)
    await expect.poll(() => foundCount(page)).toBe(promised)

    const promisedNow = await countOf(page, /^Play/)
    await filters(page).getByRole('checkbox', { name: /^Play/ }).check()
    await expect(page).toHaveURL(/\?age_group=\d+&skill=\d+$/)
    await expect.poll(() => foundCount(page)).toBe(promisedNow)
    expect(promisedNow).toBeLessThan(promised)
  })

  journey('chosen filters are taken away one by one, then all', async ({ page }) => {
    await open(page, '/')
    const all = await foundCount(page)
    await filters(page)
      .getByRole('checkbox', { name: /^6 to 9/ })
      .check()
    await filters(page)
      .getByRole('checkbox', { name: /^Feelings/ })
      .check()
    await expect(chosen(page).getByRole('link')).toHaveCount(3)

    await chosen(page).getByRole('link', { name: 'Remove filter: Feelings' }).click()
    await expect(page).toHaveURL(/^[^?]*\?age_group=\d+$/)
    await expect(filters(page).getByRole('checkbox', { name: /^Feelings/ })).not.toBeChecked()

    await chosen(page).getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/')
    await expect(chosen(page)).toHaveCount(0)
    await expect.poll(() => foundCount(page)).toBe(all)
  })

  journey('two choices in a hurry both count, and show at once', async ({ page }) => {
    await open(page, '/')
    const letGo = await holdBack(page, /\/v2\/event\//)
    await filters(page)
      .getByRole('checkbox', { name: /^3 to 6/ })
      .check()
    await filters(page).getByRole('checkbox', { name: /^Play/ }).check()
    letGo()
    await expect(page).toHaveURL(/\?age_group=\d+&skill=\d+$/)
    await expect(chosen(page).getByRole('link')).toHaveCount(3)
    await expect(filters(page).getByRole('checkbox', { name: /^3 to 6/ })).toBeChecked()
    await expect(filters(page).getByRole('checkbox', { name: /^Play/ })).toBeChecked()
  })

  journey('a changed filter goes back to all statuses and the first page', async ({ page }) => {
    await open(page, '/?status=on-demand&page=2')
    await filters(page)
      .getByRole('checkbox', { name: /^6 to 9/ })
      .check()
    await expect(page).toHaveURL(/^[^?]*\?age_group=\d+$/)
    await expect(
      page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^All/ }),
    ).toHaveAttribute('aria-current', /true|page/)
  })

  journey('a shared address opens with the same filters, and Back undoes the last', async ({ page }) => {
    await open(page, '/')
    await filters(page)
      .getByRole('checkbox', { name: /^6 to 9/ })
      .check()
    await expect(page).toHaveURL(/age_group=/)
    await open(page, page.url())
    await expect(filters(page).getByRole('checkbox', { name: /^6 to 9/ })).toBeChecked()

    const before = await foundCount(page)
    await filters(page).getByRole('checkbox', { name: /^Play/ }).check()
    await expect.poll(() => foundCount(page)).toBeLessThan(before)
    await page.goBack()
    await expect.poll(() => foundCount(page)).toBe(before)
    await expect(filters(page).getByRole('checkbox', { name: /^Play/ })).not.toBeChecked()
  })

  journey('sign language leaves only events that say so', async ({ page }) => {
    await open(page, '/')
    await filters(page).getByText('Accessibility').click()
    await filters(page)
      .getByRole('checkbox', { name: /^Sign language/ })
      .check()
    await expect(page).toHaveURL('/?sign_language=1')
    const shown = await cards(page).count()
    await expect(cards(page).getByText('Sign language', { exact: true })).toHaveCount(shown)
  })

  journey('words typed on while the list is on its way stay in the field', async ({ page }) => {
    await open(page, '/')
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/v2/event/list/', async (route) => {
      await held
      await route.continue()
    })
    const field = page.getByRole('searchbox', { name: 'Search events' })
    await field.fill('play')
    await page.keyboard.press('Enter')
    await field.fill('play outdoors')
    letGo()
    await expect(chosen(page).getByRole('link', { name: 'Remove filter: Play' })).toBeVisible()
    await expect(field).toHaveValue('play outdoors')
  })

  journey('a topic under the search leads to its events', async ({ page }) => {
    await open(page, '/')
    const all = await foundCount(page)
    await page.getByRole('main').getByRole('link', { name: 'Autism', exact: true }).click()
    await expect(page).toHaveURL(/\?tag=\d+$/)
    await expect(chosen(page).getByRole('link', { name: 'Remove filter: Autism' })).toBeVisible()
    await expect.poll(() => foundCount(page)).toBeLessThan(all)
  })
})

/** The figure beside a choice: how many events it would leave. */
async function countOf(page: Page, choice: RegExp): Promise<number> {
  const spoken = await filters(page).getByRole('checkbox', { name: choice }).ariaSnapshot()
  return Number(/(\d+)"/.exec(spoken)?.[1])
}
