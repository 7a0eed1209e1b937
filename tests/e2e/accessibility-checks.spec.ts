import type { Page } from '@playwright/test'
import { expect, journey } from '#tests/support/journeys.ts'
import { axeFindings } from '#tests/support/page-checks/axe.ts'
import type { Finding } from '#tests/support/page-checks/finding.ts'
import { focusFindings } from '#tests/support/page-checks/focus.ts'
import { ibmFindings } from '#tests/support/page-checks/ibm.ts'
import { reflowFindings } from '#tests/support/page-checks/reflow.ts'
import { lineFindings, motionFindings, structureFindings } from '#tests/support/page-checks/structure.ts'

/** A page on which each check of accessibility.spec.ts has something to find. */
const WRONG = `<!doctype html>
<html lang="en"><head><title>Pankh</title><style>
  a:focus, button:focus { outline: none }
  nav { position: fixed; inset: auto 0 0; block-size: 60px; background: white }
  @keyframes turn { to { rotate: 1turn } }
  .turns { animation: turn 1s infinite }
</style></head><body>
  <nav aria-label="Places">Places</nav>
  <main><h1>First</h1><h3>Third</h3>
    <p style="color: #666; background: #fff">Words of 5.7:1</p>
    <p>दो शब्द</p>
    <p style="font: 16px Arial">Words that go on and on, in one line, until nobody finds where the next line begins; here they do.</p>
    <input type="checkbox" name="age" value="1"><input type="checkbox" name="age" value="2">
    <button class="turns" style="inline-size: 20px; block-size: 20px; padding: 0">x</button>
    <p style="inline-size: 500px">Wide words that do not fit into a narrow window, whatever is done.</p>
    <a href="/about" style="position: fixed; inset: auto auto 10px 100px; z-index: -1">Covered</a>
  </main>
</body></html>`

const rules = (findings: Finding[]) => findings.map(({ rule }) => rule)

journey('every check finds what is wrong on purpose', async ({ page, faults }) => {
  faults.allow(/wrong/)
  await show(page, WRONG)
  expect(rules(await axeFindings(page))).toEqual(
    expect.arrayContaining(['axe color-contrast-enhanced', 'axe label']),
  )
  expect(rules(await ibmFindings(page))).toContain('IBM input_checkboxes_grouped')
  expect(rules(await structureFindings(page, 'hi'))).toEqual([
    'language of the page',
    'page title',
    'heading order',
    'language of parts',
  ])
  expect(rules(await lineFindings(page))).toEqual(['line length'])
  expect(rules(await motionFindings(page))).toEqual(['motion'])
  expect(new Set(rules(await focusFindings(page)))).toEqual(
    new Set(['focus visible', 'focus not hidden', 'target size']),
  )
  await page.setViewportSize({ width: 320, height: 640 })
  expect(rules(await reflowFindings(page))).toEqual(
    expect.arrayContaining(['reflow, plain', 'reflow, 200% text', 'reflow, text spacing']),
  )
})

async function show(page: Page, html: string): Promise<void> {
  await page.route('**/wrong', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  )
  await page.goto('/wrong')
}
