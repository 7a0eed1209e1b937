import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import type { Finding } from './finding.ts'

/** The tags of the rules that axe checks. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** 7:1 for text (WCAG 1.4.6, level AAA), 4.5:1 for large text. Replaces the rule for 4.5:1. */
const CONTRAST = { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } }

declare const window: { axe?: typeof axe }

/**
 * The findings of axe. It is injected into the page once and reports only violations, which takes half the time of its
 * own builder. Our frames run no scripts, so axe could not check them either way.
 */
export async function axeFindings(page: Page): Promise<Finding[]> {
  await colourAtRest(page)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: { type: 'tag', values: RULES },
    rules: CONTRAST,
    resultTypes: ['violations'],
    iframes: false,
  }
  const violations = await page.evaluate(async (wanted) => {
    // A target partly under a sticky bar would count as too small.
    document.documentElement.scrollTo({ top: 0, behavior: 'instant' })
    const found = await window.axe?.run(wanted)
    return found?.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }))
  }, options)
  if (!violations) throw new Error('axe did not run')
  return violations.flatMap(({ id, nodes }) => nodes.map((detail) => ({ rule: `axe ${id}`, detail })))
}

/** Waits for transitions, since their colours would be judged. Animations driven by scrolling never end. */
async function colourAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.timeline === document.timeline)
      .filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)))
  })
}
