import type { APIRequestContext, Page } from '@playwright/test'
import { expect, httpJourney, journey, open } from '#tests/support/journeys.ts'

const WORDS = 'worksheets for 4 year old autism'
const firstCard = (page: Page) =>
  page
    .getByRole('region', { name: /^\d+ (?:resource|event)s?$/ })
    .getByRole('heading', { level: 3 })
    .first()

journey.describe('a parent with a phone', () => {
  journey.use({ viewport: { width: 360, height: 740 } })

  journey('is at a worksheet in three presses, which leaves one for Print', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const field = page.getByRole('searchbox', { name: 'Search everything' })
    await expect(field).toBeFocused()
    await field.fill(WORDS)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resource?search_query=worksheets+for+4+year+old+autism')
    const kinds = page.getByRole('navigation', { name: 'Results by kind' })
    await expect(kinds.getByRole('link', { name: /^Resources \d+$/ })).toHaveAttribute(
      'aria-current',
      /true|page/,
    )
    await expect(kinds.getByRole('link', { name: /\D0$/ })).toHaveCount(0)
    await expectOnFirstScreen(page)
    await firstCard(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/resource\/[^/]+\/\d+$/)
  })

  journey('sees the first result without scrolling, in both languages', async ({ page }) => {
    for (const address of [
      '/?search_query=spech+therpy',
      '/resource?search_query=autism&skill=4',
      '/hi/resource?search_query=autism',
    ]) {
      await open(page, address)
      await expectOnFirstScreen(page)
    }
  })
})

async function expectOnFirstScreen(page: Page): Promise<void> {
  const first = page.locator('section[aria-labelledby="found"]').getByRole('heading', { level: 3 }).first()
  const box = await first.boundingBox()
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(740)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}

journey('a search that finds nothing offers what is near', async ({ page }) => {
  await open(page, '/?search_query=zzqx&age_group=2')
  await expect(page.getByRole('heading', { name: 'No events found' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Topics to try' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Results by kind' })).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(/\b0\b|shown/)
  const less = page.getByRole('link', { name: /^Without “zzqx”: \d+$/ })
  const promised = /\d+$/.exec((await less.textContent()) ?? '')?.[0]
  await less.click()
  await expect(page).toHaveURL('/?age_group=2')
  await expect(page.getByRole('heading', { name: `${promised} events` })).toBeVisible()
  await open(page, '/certificate-programs/details?search_query=zzqx&age_group=2')
  await expect(page.getByRole('heading', { name: 'No programs match this search' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Topics to try' })).toBeVisible()
})

httpJourney(
  'every item of both lists is reached without JavaScript, in any order and length',
  async ({ request }) => {
    for (const [from, item] of [
      ['/resource?length=30&flag_descending=0', /href="\/resource\/[^"/]+\/(\d+)"/g],
      ['/resource', /href="\/resource\/[^"/]+\/(\d+)"/g],
      ['/?length=5&flag_descending=1', /href="\/events\/details\/(\d+)"/g],
    ] as const) {
      const { ids, total } = await reach(request, from, item)
      expect(ids.size, from).toBe(total)
    }
  },
)

/** Follows Show more to the end of a list. */
async function reach(request: APIRequestContext, from: string, item: RegExp) {
  const ids = new Set<string>()
  let total = 0
  for (let next: string | undefined = from; next; ) {
    const html: string = await (await request.get(next, { headers: { 'accept-language': 'en' } })).text()
    const list = html.slice(html.indexOf('id="found"'), html.indexOf('</main>'))
    total = Number(/>(\d+) (?:resource|event)s</.exec(list)?.[1])
    for (const [, id = ''] of list.matchAll(item)) ids.add(id)
    next = /href="([^"]+)"[^>]*>Show more</.exec(list)?.[1]?.replaceAll('&amp;', '&')
  }
  return { ids, total }
}
