import type { Page } from '@playwright/test'
import { toCreator, toEvent, toProgram, toResource } from '#tests/support/checked-pages/ways.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, journey, open } from '#tests/support/journeys.ts'
import { misfits, SPACING } from '#tests/support/page-checks/reflow.ts'

journey.describe.configure({ timeout: 120_000 })

/** Of 300 letters each. */
const NAMES = {
  'one word': 'Donaudampfschifffahrt'.repeat(15).slice(0, 300),
  'one word in Hindi': 'विश्वविद्यालयपरिसरप्रशासन'.repeat(13).slice(0, 300),
  'many words': 'A school for every child of the valley '.repeat(8).slice(0, 300),
  'both directions': 'مدرسة 12 Sunrise (الطفل)! '.repeat(12).slice(0, 300),
  'joined pictures': '👩🏽‍🤝‍👩🏿👨‍👩‍👧‍👦'.repeat(13).slice(0, 299),
}
/** Where what people wrote as a name can stand; labels and buttons hold our own words. */
const PLACES =
  'main :is(h1, h2, h3, h4, td, th, strong, dd, nav li, article p, li p, summary, a, [lang], bdi)'

/** The heads of tables, and what is done with a row: they are never broken within a word. */
const OWN_WORDS = 'thead, td[class*="_actions_"]'

async function expectNamesToFit(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, address)
    // No part of the page is still to be taken over: its words would no longer be those that were sent.
    await page.waitForLoadState('networkidle')
    await page.addStyleTag({ content: SPACING })
    for (const [kind, name] of Object.entries(NAMES)) {
      await page.evaluate(callThem, { name, places: PLACES, ownWords: OWN_WORDS })
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        expect.soft(await misfits(page, `${kind}, ${width} px`), address).toEqual([])
      }
    }
  }
}

/** In place: no field takes so long a name, but what other systems bring in may have one. */
function callThem({ name, places, ownWords }: { name: string; places: string; ownWords: string }): void {
  for (const place of document.querySelectorAll(places)) {
    if (place.closest(ownWords)) continue
    const texts = [...place.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim())
    for (const text of texts) text.textContent = name
  }
}

journey('names of 300 letters fit on pages for everyone', async ({ page }) => {
  const ways = [toEvent({ search_query: 'first three years' }), toResource(), toProgram('details'), toCreator]
  const addresses = ['/', '/resource', '/programs/individual/1']
  for (const way of ways) addresses.push(await way(page))
  await expectNamesToFit(page, addresses)
})

journey('names of 300 letters fit on pages of somebody and of the administration', async ({ page }) => {
  await logInAs(page, 'kavita')
  await expectNamesToFit(page, [
    '/my-pankh-page',
    '/notifications',
    '/admin',
    '/admin/events',
    '/admin/people/1',
    '/admin/certificate-programs/1/people',
    '/admin/reports?tab=waiting',
  ])
})
