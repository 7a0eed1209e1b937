import type { Page } from '@playwright/test'
import { expect, journey, open } from '#tests/support/journeys.ts'

/** Browsers hold the timers of a hidden tab back: a link that is opened in a tab of its own starts so. */
journey.beforeEach(({ page }) => page.addInitScript(holdTimersBack))

journey('a page for members shows a visitor the place to log in with its looks', async ({ page }) => {
  await open(page, '/profile')
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const withoutLooks = await classesWithoutRules(page)
  const inTime = await page.context().newPage()
  await open(inTime, page.url())
  await expect(inTime.getByRole('textbox').first()).toBeVisible()
  await inTime.waitForLoadState('networkidle')
  const anyway = new Set(await classesWithoutRules(inTime))
  expect(withoutLooks.filter((name) => !anyway.has(name))).toEqual([])
})

/** Names of classes of ours that stand in the page and in none of its styles. */
function classesWithoutRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    )
    const styled = rules.join()
    const names = [...document.querySelectorAll('[class^="_"]')].flatMap(({ classList }) => [...classList])
    return [...new Set(names)].filter((name) => !styled.includes(`.${name}`))
  })
}

/** Runs in the page, before anything of its own: no timer comes before a second has gone by. */
function holdTimersBack(): void {
  const own = window.setTimeout
  const late = (run: TimerHandler, ms = 0, ...rest: unknown[]) => own(run, Math.max(ms, 1_000), ...rest)
  window.setTimeout = late as typeof window.setTimeout
}
