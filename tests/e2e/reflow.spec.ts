import type { Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, journey, open } from '#tests/support/journeys.ts'
import { lookedAtPages, NOT_THERE } from '#tests/support/looked-at-pages.ts'

journey.use({ viewport: { width: 320, height: 640 } })

/** WCAG 1.4.12, text spacing. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
/** The pages start at 112.5%. */
const BIG_TEXT = 'html { font-size: 225% !important }'

for (const [name, go] of lookedAtPages) {
  journey(`${name} fits into 320 px, with big text and with wide text`, async ({ page, faults }) => {
    faults.allow(NOT_THERE)
    await go(page)
    await expectFitting(page, 'plain')
    for (const [look, css] of [
      ['200% text', BIG_TEXT],
      ['text spacing', SPACING],
    ] as const) {
      const style = await page.addStyleTag({ content: css })
      await expectFitting(page, look)
      await style.evaluate((element: Element) => element.remove())
    }
  })
}

journey('the open menu fits into 320 px with big text', async ({ page }) => {
  await open(page, '/')
  await page.addStyleTag({ content: BIG_TEXT })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Events' })).toBeInViewport({ ratio: 1 })
  await expectFitting(page, '200% text')
})

journey('a row with a very long word fits into 320 px with big text', async ({ page }) => {
  await logInAs(page, 'kavita')
  await open(page, '/admin/speakers')
  await page.addStyleTag({ content: BIG_TEXT })
  await page
    .getByRole('rowheader')
    .first()
    .getByRole('link')
    .evaluate((link) => {
      link.textContent = 'Venkatanarasimharajuvaripeta1795298911355'
    })
  await expectFitting(page, '200% text')
})

/** Nothing sticks out sideways and no text is cut off; strips that scroll by themselves may. */
async function expectFitting(page: Page, look: string): Promise<void> {
  const misfits = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect()
      const text = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      if (
        !text ||
        box.width < 2 ||
        element.closest('.visually-hidden, .skip-link') ||
        !element.checkVisibility()
      )
        continue
      if (hasSidewaysScroll(element) || isHiddenFromSight(element)) continue
      const name = `<${element.localName}> ${element.textContent?.slice(0, 40)}`
      if (box.right > width + 1 || box.left < -1) found.push(`sticks out: ${name}`)
      const { overflowX } = getComputedStyle(element)
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off: ${name}`)
    }
    return found

    /** Such as the heads of a table whose rows are cards: for screen readers alone. */
    function isHiddenFromSight(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      }
      return false
    }

    function hasSidewaysScroll(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true
      }
      return false
    }
  })
  expect(misfits, look).toEqual([])
}
