import type { Page } from '@playwright/test'
import { cards, expect, foundCount, journey, open, tabTo } from '#tests/support/journeys.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search resources' })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filter' })
const chosen = (page: Page) => page.getByRole('navigation', { name: 'Chosen filters' })
const shown = (page: Page) => cards(page, 'resource')
const found = (page: Page) => foundCount(page, 'resource')
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' })
const titles = (page: Page) => shown(page).getByRole('heading').allTextContents()

journey('a teacher comes to the library from the bar and sees how large it is', async ({ page }) => {
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main', exact: true })
  await bar.getByRole('link', { name: 'Resources' }).click()
  await expect(page).toHaveURL('/resource')
  await expect(page).toHaveTitle('Resources · Pankh')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(bar.getByRole('link', { name: 'Resources' })).toHaveAttribute('aria-current', 'page')
  await expect(shown(page)).toHaveCount(12)
  const all = await found(page)
  await expect(page.getByText(`${all} resources · `)).toContainText(/\d+ creators · [\d,]+ likes$/)
})

journey.describe('searching the library', () => {
  journey('a mistyped word still finds it', async ({ page }) => {
    await open(page, '/resource')
    await search(page).fill('feelngs')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resource?search_query=feelngs')
    await expect(page.getByText('No exact match. Showing results for:')).toBeVisible()
    await expect(chosen(page).getByRole('link', { name: /^Remove filter: .*feelings/i })).toBeVisible()
    await expect(shown(page).filter({ hasText: /feelings/i })).not.toHaveCount(0)
  })

  journey('what fits nothing says so and how to go on', async ({ page }) => {
    await open(page, '/resource?search_query=zzqx+wvkj')
    await expect(page.getByRole('heading', { name: 'No resources found' })).toBeVisible()
    await chosen(page).getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/resource')
    await expect(shown(page)).toHaveCount(12)
  })

  journey('a topic of the footer leads to its resources', async ({ page }) => {
    await open(page, '/about')
    await page
      .getByRole('navigation', { name: 'Resource topics' })
      .getByRole('link', { name: 'Autism' })
      .click()
    await expect(page).toHaveURL(/^[^?]*\/resource\?search_query=Autism/)
    await expect(search(page)).toHaveValue('Autism')
  })
})

journey.describe('filtering the library', () => {
  journey('an age, a type and a creator narrow it to as many as the choice promised', async ({ page }) => {
    await open(page, '/resource')
    const age = await promise(page, /^3 to 6/)
    await filters(page)
      .getByRole('checkbox', { name: /^3 to 6/ })
      .check()
    await expect.poll(() => found(page)).toBe(age)

    await filters(page).getByText('Type', { exact: true }).click()
    const worksheets = await promise(page, /^Worksheets/)
    await filters(page)
      .getByRole('checkbox', { name: /^Worksheets/ })
      .check()
    await expect(page).toHaveURL(/\?age_group=\d+&type=\d+$/)
    await expect.poll(() => found(page)).toBe(worksheets)
    await expect(shown(page).getByText('Worksheets', { exact: true })).toHaveCount(Math.min(12, worksheets))

    await filters(page).getByText('Made by', { exact: true }).click()
    const creator = filters(page).locator('details[open]').last().getByRole('checkbox').first()
    const name = await creator.evaluate((box) => box.closest('label')?.textContent?.replace(/\d+\+?$/, ''))
    await creator.check()
    await expect(page).toHaveURL(/creator=\d+/)
    await expect(chosen(page).getByRole('link', { name: `Remove filter: By ${name}` })).toBeVisible()
    await expect.poll(() => found(page)).toBeLessThan(worksheets)

    await chosen(page).getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL('/resource')
  })

  journey('an order by title holds, and Back gives the one by likes back', async ({ page }) => {
    await open(page, '/resource')
    const byLikes = await titles(page)
    await page.getByLabel('Sort by').selectOption({ label: 'Title, A to Z' })
    await expect(page).toHaveURL('/resource?sort_by=title')
    await expect.poll(() => titles(page)).not.toEqual(byLikes)
    const byTitle = await titles(page)
    expect(byTitle).toEqual(byTitle.toSorted((a, b) => a.localeCompare(b, 'en')))
    await page.goBack()
    await expect.poll(() => titles(page)).toEqual(byLikes)
  })
})

journey('Show more adds resources, and Back from one restores the list and the place', async ({ page }) => {
  await open(page, '/resource')
  await showMore(page).click()
  await expect(shown(page)).toHaveCount(24)
  await expect(shown(page).nth(12).getByRole('link')).toBeFocused()
  await expect(page).toHaveURL('/resource?page=2')
  expect(new Set(await titles(page)).size).toBe(24)

  const link = shown(page).nth(19).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const title = (await link.textContent()) ?? ''
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(shown(page)).toHaveCount(24)
  await expect.poll(() => page.evaluate((was) => Math.abs(window.scrollY - was), before)).toBeLessThan(5)
  await expect(link).toBeInViewport()
})

journey('a resource is found and opened by keys alone', async ({ page }) => {
  await open(page, '/resource')
  await tabTo(page, search(page))
  await page.keyboard.type('schedule')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/resource?search_query=schedule')
  await expect(search(page)).toBeFocused()
  const age = filters(page).getByRole('checkbox', { name: /^3 to 6/ })
  await tabTo(page, age)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/age_group=\d+/)
  await expect(age).toBeFocused()
  const link = shown(page).first().getByRole('link')
  const title = (await link.textContent()) ?? ''
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
})

journey('a wrong address leads on to the library too', async ({ page, faults }) => {
  faults.allow(/\/nowhere/)
  await open(page, '/nowhere')
  await page.getByRole('link', { name: 'Explore resources' }).click()
  await expect(page).toHaveURL('/resource')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('search, filters, order and Show more are plain forms and links', async ({ page }) => {
    await page.goto('/resource/')
    await expect(shown(page)).toHaveCount(12)
    await showMore(page).click()
    await expect(page).toHaveURL('/resource?page=2')
    await expect(shown(page)).toHaveCount(24)

    await search(page).fill('feelings')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?search_query=feelings$/)
    const all = await found(page)
    await filters(page)
      .getByRole('checkbox', { name: /^3 to 6/ })
      .check()
    await filters(page).getByRole('button', { name: 'Show resources' }).click()
    await expect(page).toHaveURL(/search_query=feelings&age_group=\d+$/)
    expect(await found(page)).toBeLessThan(all)
    await page.getByLabel('Sort by').selectOption({ label: 'Newest added' })
    await page.getByRole('main').getByRole('button', { name: 'Show resources' }).last().click()
    await expect(page).toHaveURL(/sort_by=newest/)
    await expect(page.getByLabel('Sort by')).toHaveValue('newest')
  })

  const region = (page: Page) => page.getByRole('region', { name: /resources/ })
  const titlesIn = (page: Page) => region(page).getByRole('listitem').getByRole('heading')

  journey(
    'the address says how many a page and which way round, and every page is reached',
    async ({ page }) => {
      await journey.step('how many a page, and which way round', async () => {
        await page.goto('/resource?sort_by=title&flag_descending=1&length=5')
        await expect(titlesIn(page)).toHaveCount(5)
        const shown = await titlesIn(page).allTextContents()
        expect(shown).toEqual(shown.toSorted((a, b) => b.localeCompare(a, 'en')))
        await showMore(page).click()
        await expect(titlesIn(page)).toHaveCount(10)
      })

      await journey.step('Show more leads on to every resource, and back', async () => {
        await page.goto('/resource?page=8')
        const seen = new Set<string>()
        const note = async () => {
          const links = await titlesIn(page)
            .getByRole('link')
            .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
          for (const link of links) seen.add(link)
          return seen
        }
        await note()
        expect(seen.size).toBe(96)
        const total = Number(
          (await region(page).getByRole('heading', { level: 2 }).textContent())?.match(/\d+/)?.[0],
        )
        expect(total).toBeGreaterThan(96)
        while ((await showMore(page).count()) > 0) {
          const before = seen.size
          await showMore(page).click()
          await expect.poll(async () => (await note()).size).toBeGreaterThan(before)
        }
        expect(seen.size).toBe(total)
        await expect(page.getByText(`to ${total} of ${total}`)).toBeVisible()
        await page.getByRole('link', { name: 'Show previous' }).click()
        await expect(page).toHaveURL(/page=\d+/)
      })
    },
  )
})

journey.describe('on a small screen', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('the library is under the thumb, and its filters are a sheet that counts', async ({ page }) => {
    await open(page, '/')
    const thumb = page.getByRole('navigation', { name: 'Main, small screens' })
    await expect(thumb.getByRole('link')).toHaveText(['Resources', 'Events', 'My page'])
    await thumb.getByRole('link', { name: 'Resources' }).click()
    await expect(page).toHaveURL('/resource')
    await expect(thumb.getByRole('link', { name: 'Resources' })).toHaveAttribute('aria-current', 'page')
    await expect(shown(page)).toHaveCount(12)

    await page.getByRole('button', { name: 'Filter' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    const show = sheet.getByRole('button', { name: /^Show \d+ results?$/ })
    const before = await show.textContent()
    await sheet.getByRole('checkbox', { name: /^6 to 9/ }).check()
    await expect(page).toHaveURL(/age_group=\d+$/)
    await expect(show).not.toHaveText(before ?? '')
    const promised = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
    await show.click()
    await expect(sheet).toHaveCount(0)
    expect(await foundCount(page, 'resource')).toBe(promised)
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused()
    await expect(shown(page)).toHaveCount(12)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

/** The figure beside a choice: how many resources it would leave. */
async function promise(page: Page, choice: RegExp): Promise<number> {
  const spoken = await filters(page).getByRole('checkbox', { name: choice }).ariaSnapshot()
  return Number(/(\d+)"/.exec(spoken)?.[1])
}
