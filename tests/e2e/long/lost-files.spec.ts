import type { Page } from '@playwright/test'
import { cards, expect, expectRunning, journey, open } from '#tests/support/journeys.ts'

const SCRIPTS = /\/assets\/[^/]+\.js/

/** What the page that is being left says: the file, and the parts of the page that it should have brought. */
const LOST_FILES =
  /\/assets\/[^/]+\.js|dynamically imported module|reading '(component|pendingComponent|loader)'/

journey('a page whose files are gone after a new version loads itself anew', async ({ page, faults }) => {
  faults.allow(LOST_FILES)
  await open(page, '/')

  await journey.step('once a minute at most, if they stay away', async () => {
    const documents = documentsOf(page)
    await loseScripts(page, () => true)
    await cards(page).first().getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Refresh the page' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(documents).toHaveLength(1)
    await page.unroute(SCRIPTS)
  })

  await journey.step('and is what was asked for, if they are there', async () => {
    // As if the minute were over.
    await page.evaluate(() => sessionStorage.clear())
    await open(page, '/')
    const documents = documentsOf(page)
    await loseScripts(page, () => documents.length === 0)
    const card = cards(page).first().getByRole('link')
    const title = (await card.textContent()) ?? ''
    await card.click()
    await expect.poll(() => documents.length).toBe(1)
    await expectRunning(page)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

/** Those that the open page did not need are not found: files of pages have no names to know them by. */
async function loseScripts(page: Page, isLost: () => boolean): Promise<void> {
  const had = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await page.route(SCRIPTS, (route) =>
    had.includes(route.request().url()) || !isLost() ? route.continue() : route.fulfill({ status: 404 }),
  )
}

/** Addresses of the documents that the tab asks for from here on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  return documents
}
