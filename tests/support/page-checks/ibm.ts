import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { Finding } from './finding.ts'
import { IBM_ALLOWED, IBM_LEFT_OUT } from './ibm-allowed.ts'

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8')

interface Issue {
  ruleId: string
  /** Such as VIOLATION and FAIL; POTENTIAL and MANUAL ask for a manual check and are no findings. */
  value: [string, string]
  message: string
  snippet: string
  node: Node
}
interface Guideline {
  id: string
  checkpoints: { rules?: { id: string }[] }[]
}
interface Checker {
  getGuidelines(): Guideline[]
  addGuideline(guideline: Guideline): void
  check(node: Document, guideline: string): Promise<{ results: Issue[] }>
}
declare const window: { ibm?: Checker }

/** The findings of IBM's Equal Access Checker for WCAG 2.2, except those that are allowed. */
export async function ibmFindings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => window.ibm !== undefined))) await prepare(page)
  const { findings, looks } = await page.evaluate(async (allowed) => {
    const results = (await window.ibm?.check(document, 'ours'))?.results ?? []
    const failed = results.filter(({ ruleId, value, node }) => {
      const element = node instanceof Element ? node : node.parentElement
      return (
        value[1] === 'FAIL' && !allowed.some(({ rule, where }) => rule === ruleId && element?.closest(where))
      )
    })
    return {
      looks: results.length,
      findings: failed.map(({ ruleId, message, snippet }) => ({
        rule: `IBM ${ruleId}`,
        detail: `${snippet}: ${message}`,
      })),
    }
  }, IBM_ALLOWED)
  // Passed checks are in the results too: without any, nothing was checked.
  if (looks === 0) throw new Error("IBM's engine did not run")
  return findings
}

async function prepare(page: Page): Promise<void> {
  await page.evaluate(`${engine};window.ibm = new ace.Checker()`)
  await page.evaluate((leftOut) => {
    const wcag = window.ibm?.getGuidelines().find(({ id }) => id === 'WCAG_2_2')
    const checkpoints = (wcag?.checkpoints ?? []).map((checkpoint) => ({
      ...checkpoint,
      rules: (checkpoint.rules ?? []).filter(({ id }) => !leftOut.includes(id)),
    }))
    if (wcag) window.ibm?.addGuideline({ ...wcag, id: 'ours', checkpoints })
  }, IBM_LEFT_OUT)
}
