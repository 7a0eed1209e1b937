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

/** Counts from Playwright's JSON report; a flaky test failed once, so it counts as failed. */
export function playwrightCounts(file: string): TestCounts | null {
  const stats = read(file)?.stats as Record<string, unknown> | undefined
  if (!stats) return null
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky'),
    skipped: count(stats, 'skipped'),
  }
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
