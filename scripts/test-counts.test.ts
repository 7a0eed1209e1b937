import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { finalLine, journeysThat, playwrightCounts, vitestCounts } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'pankh-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('counts a vitest report, with todo tests as skipped', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
  expect(vitestCounts(file)).toEqual({ passed: 7, failed: 2, skipped: 2 })
})

test('counts a browser journey that passed at its second try, and names it', () => {
  const file = report({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('saves', 'expected')],
        suites: [{ specs: [spec('loads', 'flaky', [{ error: { message: 'slow' } }, {}])] }],
      },
    ],
  })
  expect(playwrightCounts(file)).toEqual({ passed: 6, failed: 1, skipped: 0 })
  expect(journeysThat('flaky', file)).toEqual(['a.spec.ts:3 loads\n  try 1:\n  slow'])
  expect(journeysThat('unexpected', file)).toEqual([])
  expect(journeysThat('flaky', join(folder, 'none.json'))).toEqual([])
})

test('names a browser journey that failed, with the first lines of the error of each try', () => {
  const lines = Array.from({ length: 20 }, (_, line) => `line ${line + 1}`)
  const results = [
    { error: { message: 'the first try' } },
    { error: { message: `\u001b[31m${lines.join('\n')}` } },
  ]
  const file = report({ suites: [{ specs: [spec('saves', 'unexpected', results), spec('loads', 'flaky')] }] })
  const [told = ''] = journeysThat('unexpected', file)
  expect(told.split('\n  ')).toEqual([
    'a.spec.ts:3 saves',
    'try 1:',
    'the first try',
    'try 2:',
    ...lines.slice(0, 12),
  ])
})

test('refuses a report that has no counts, rather than reading them as zero', () => {
  expect(() => vitestCounts(report({ numPassedTests: 7 }))).toThrow('numFailedTests')
})

test('knows nothing of a run that wrote no report', () => {
  expect(vitestCounts(join(folder, 'none.json'))).toBeNull()
  expect(playwrightCounts(join(folder, 'none.json'))).toBeNull()
})

test('names skipped tests only where there are any', () => {
  expect(finalLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  expect(finalLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
})

function spec(title: string, status: string, results: object[] = []) {
  return { title, file: 'a.spec.ts', line: 3, tests: [{ status, results }] }
}

function report(content: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
