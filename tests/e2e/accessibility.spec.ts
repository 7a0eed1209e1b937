import type { Page } from '@playwright/test'
import { certificateOfDemo, counsellingOfDemo } from '#tests/support/demo-certificates.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import {
  cards,
  expect,
  expectAccessible,
  expectReadableColours,
  journey,
  open,
  signedIn,
} from '#tests/support/journeys.ts'

const FAILING = /\/v2\/event\/(list|details)\//
const WIDTHS = [360, 1280] as const

const pages: [string, (page: Page) => Promise<void>][] = [
  ['the home page', (page) => open(page, '/')],
  ['a filtered list', (page) => open(page, '/?age_group=2&skill=1&captions=1&sort_by=rating')],
  ['an empty list', (page) => open(page, '/?search_query=zzqx&age_group=2')],
  ['a coming event', (page) => openEvent(page, '/?search_query=first+three+years')],
  ['a live event', (page) => openEvent(page, '/?status=live')],
  ['a recorded event', (page) => openEvent(page, '/?status=on-demand')],
  ['an event in Hindi', (page) => openEvent(page, '/?language=hi')],
  ['the About page', (page) => open(page, '/about')],
  ['the terms', (page) => open(page, '/terms')],
  ['the privacy policy in Hindi', (page) => open(page, '/privacy?language=hi')],
  ['my account', (page) => openSignedIn(page, '/profile')],
  ['my account to edit', (page) => openSignedIn(page, '/profile/edit')],
  ['my preferences', (page) => openSignedIn(page, '/profile/preferences')],
  ['a certificate to check', async (page) => open(page, (await certificateOfDemo(page)).check)],
  ['a group counselling certificate', (page) => open(page, counsellingOfDemo())],
  [
    "an event's certificates, for its organisers",
    async (page) => open(page, (await certificateOfDemo(page)).list),
  ],
  ['one certificate, for its organisers', async (page) => open(page, (await certificateOfDemo(page)).own)],
  ['the records of group counselling', openCounselling],
  ['the 404 page', (page) => open(page, '/nowhere')],
  ['an event that is not there', (page) => open(page, '/events/details/999999')],
]

for (const [name, go] of pages) {
  journey(`axe finds nothing on ${name}, in both schemes, narrow and wide`, async ({ page, faults }) => {
    faults.allow(/\/nowhere|\/999999/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await go(page)
    await expectAccessibleInEveryLook(page)
  })
}

journey('axe finds nothing in the open menu', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessibleInEveryLook(page, [360])
})

journey('axe finds nothing in the open filters of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.locator('#filter-form details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true
  })
  await expectAccessibleInEveryLook(page, [360])
})

journey('axe finds nothing on a list that failed and on the error page', async ({ page, faults }) => {
  faults.allow(/\/v2\/event\/|PageFailure/)
  await open(page, '/')
  await page.route(FAILING, (route) => route.abort('failed'))
  await page.getByRole('link', { name: /^Upcoming/ }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectAccessibleInEveryLook(page, [1280])
  await page.unroute(FAILING)
  await open(page, '/')
  await page.route(FAILING, (route) => route.abort('failed'))
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Refresh the page' })).toBeVisible()
  await expectAccessibleInEveryLook(page, [1280])
})

/** With what can be unfolded. */
async function openCounselling(page: Page): Promise<void> {
  await logInAs(page, 'kavita')
  await open(page, '/admin/counselling')
  await page.getByText('Add a record').first().click()
  await page.getByText('Bring in many records').click()
}

async function openSignedIn(page: Page, address: string): Promise<void> {
  await signedIn(page, { first_name: 'Venkatanarasimharaju', last_name: 'Chakravarthula-Krishnamurthy' })
  await open(page, address)
}

async function openEvent(page: Page, list: string): Promise<void> {
  await open(page, list)
  const link = cards(page).first().getByRole('link')
  await open(page, (await link.getAttribute('href')) ?? '')
}

async function expectAccessibleInEveryLook(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page, `light, ${width} px`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page, `dark, ${width} px`)
  }
}
