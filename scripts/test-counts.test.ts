import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { finalLine, playwrightCounts, vitestCounts } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'pankh-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('counts a vitest report, with todo tests as skipped', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
  expect(vitestCounts(file)).toEqual({ passed: 7, failed: 2, skipped: 2 })
})

test('counts a flaky browser journey as failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(playwrightCounts(file)).toEqual({ passed: 5, failed: 2, skipped: 0 })
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

function report(content: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}
