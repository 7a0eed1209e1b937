import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface TestCounts {
  passed: number
  failed: number
  skipped: number
}

/** Counts from Vitest's JSON report; null if the run ended before it wrote one. */
export function vitestCounts(file: string): TestCounts | null {
  const report = read(file)
  if (!report) return null
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests'),
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  }
}

/**
 * Counts from Playwright's JSON report. A flaky journey passed at its second try; {@link journeysThat} names it.
 */
export function playwrightCounts(file: string): TestCounts | null {
  const stats = read(file)?.stats as Record<string, unknown> | undefined
  if (!stats) return null
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected'),
    skipped: count(stats, 'skipped'),
  }
}

type Status = 'flaky' | 'unexpected'

interface Journey {
  status: string
  results?: { error?: { message?: string } }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; line: number; tests: Journey[] }[]
}

/** Lines of an error that are shown: what was expected, what was received, and where it waited. */
const LINES_OF_ERROR = 12

/**
 * The journeys with this status, by file, line and title, followed by their errors. Flaky ones failed first and then
 * passed: fix each (docs/decisions/025). Unexpected ones failed.
 */
export function journeysThat(status: Status, file: string): string[] {
  return endedAs(status, (read(file) ?? {}) as Suite)
}

function endedAs(status: Status, { suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) => {
    const journey = tests.find((test) => test.status === status)
    return journey ? [[`${file}:${line} ${title}`, ...errorLines(journey)].join('\n  ')] : []
  })
  return [...own, ...suites.flatMap((suite) => endedAs(status, suite))]
}

/** Of each try: a second one meets what the first has changed, so its error may hide the cause. */
function errorLines({ results = [] }: Journey): string[] {
  return results.flatMap(({ error }, index) => {
    if (!error) return []
    const lines = stripVTControlCharacters(error.message ?? 'no error was told').split('\n')
    return [`try ${index + 1}:`, ...lines.slice(0, LINES_OF_ERROR)]
  })
}

/** The last line of `npm test`: "N passed, N failed", and ", N skipped" if there are any. */
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
