import { readFileSync } from 'node:fs'

export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** Counts from vitest's JSON report; null when the run ended before it wrote one. */
export function vitestCounts(file: string): TestCounts | null {
  const report = read(file)
  if (!report) return null
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests'),
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  }
}

/** Counts from Playwright's JSON report; a flaky journey passed at its second try, and is named ({@link flakyJourneys}). */
export function playwrightCounts(file: string): TestCounts | null {
  const stats = read(file)?.stats as Record<string, unknown> | undefined
  if (!stats) return null
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected'),
    skipped: count(stats, 'skipped'),
  }
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
}

/** The journeys that failed first and then passed, by file, line and title: each is to be mended (docs/decisions/025). */
export function flakyJourneys(file: string): string[] {
  return flakyOf((read(file) ?? {}) as Suite)
}

function flakyOf({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyOf)]
}

/** The last line of `npm test`: "N passed, N failed", and ", N skipped" where any were. */
export function finalLine({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function count(report: Record<string, unknown>, name: string): number {
  const value = report[name]
  if (typeof value !== 'number') throw new Error(`The test report has no number ${name}`)
  return value
}

function read(file: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch {
    return null
  }
}
