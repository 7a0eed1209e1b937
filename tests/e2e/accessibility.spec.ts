import type { Page } from '@playwright/test'
import {
  cards,
  expect,
  expectAccessible,
  expectReadableColours,
  journey,
  open,
} from '#tests/support/journeys.ts'
import { lookedAtPages, NOT_THERE } from '#tests/support/looked-at-pages.ts'

const FAILING = /\/v2\/event\/(list|details)\//
const WIDTHS = [360, 1280] as const

for (const [name, go] of lookedAtPages) {
  journey(`axe finds nothing on ${name}, in both schemes, narrow and wide`, async ({ page, faults }) => {
    faults.allow(NOT_THERE)
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

async function expectAccessibleInEveryLook(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page, `light, ${width} px`)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page, `dark, ${width} px`)
  }
}
