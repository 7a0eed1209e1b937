import type { Page } from '@playwright/test'
import { NOT_THERE } from '#tests/support/checked-pages/public-pages.ts'
import { cards, expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'
import { rounds } from '#tests/support/looks.ts'
import { becomeViewer, type Seen, visitPage } from '#tests/support/visit-page.ts'

const FAILING = /\/v2\/event\/(list|details)\//
const SECONDS_A_VISIT = 60

for (const [at, visits] of rounds().entries()) {
  const { viewer = 'visitor', language = 'en' } = visits[0] ?? {}
  const names = visits.map(({ page }) => page.name).join(', ')
  journey.describe(() => {
    journey.describe.configure({ timeout: SECONDS_A_VISIT * 1000 * visits.length })

    journey(`round ${at + 1}, ${viewer}, ${language}: ${names}`, async ({ page, faults }, info) => {
      faults.allow(NOT_THERE)
      // Mails are shown in frames that run no scripts, not those of the engines either.
      faults.allow(/Blocked script execution in 'about:srcdoc'/)
      for (const visit of visits) {
        await journey.step(visit.page.name, async () => {
          if (viewer === 'own' || visit === visits[0]) await becomeViewer(page, viewer)
          const seen = await visitPage(page, visit)
          await info.attach('checked page', {
            contentType: 'application/json',
            body: JSON.stringify({ page: visit.page.name, viewer, seen }),
          })
          expect.soft(inWords(seen), `${visit.page.name}, as ${viewer}`).toEqual([])
        })
      }
    })
  })
}

const inWords = (seen: Seen) =>
  Object.entries(seen).flatMap(([look, findings]) =>
    findings.map(({ rule, detail }) => `${look}: ${rule}: ${detail}`),
  )

journey('the open menu holds in both schemes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectInBothSchemes(page)
})

journey('the open filters of a small screen hold in both schemes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.locator('#filter-form details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true
  })
  await expectInBothSchemes(page)
})

journey('a list that failed and the error page hold in both schemes', async ({ page, faults }) => {
  faults.allow(/\/v2\/event\/|PageFailure/)
  await open(page, '/')
  await page.route(FAILING, (route) => route.abort('failed'))
  await page.getByRole('link', { name: /^Upcoming/ }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectInBothSchemes(page)
  await page.unroute(FAILING)
  await open(page, '/')
  await page.route(FAILING, (route) => route.abort('failed'))
  await cards(page).first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Refresh the page' })).toBeVisible()
  await expectInBothSchemes(page)
})

async function expectInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'dark')
}
