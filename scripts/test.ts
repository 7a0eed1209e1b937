import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { finalLine, journeysThat, playwrightCounts, type TestCounts, vitestCounts } from './test-counts.ts'

const ROOT = join(import.meta.dirname, '..')
const VITEST_REPORT = join(ROOT, '.tmp/vitest.json')
const PLAYWRIGHT_REPORT = join(ROOT, '.tmp/playwright.json')

interface Step {
  name: string
  command: string
  /** Steps that count tests show their progress; the others print only when they fail. */
  count?: () => TestCounts | null
}

/**
 * Everything that CI checks, in order. The build comes first: types and import rules need the route tree it writes.
 * Then come the checks that need one processor each, in two rows that take about equally long.
 */
const STEPS: Step[][][] = [
  [[{ name: 'build', command: 'npm run build' }]],
  [
    [
      { name: 'types', command: 'npm run types' },
      { name: 'printed SQL and the rows it answers', command: 'npm run sql -- --check' },
    ],
    [
      { name: 'lint and format', command: 'npm run lint' },
      { name: 'import rules', command: 'npm run imports' },
      { name: 'words', command: 'npm run words' },
      { name: 'slow patterns', command: 'npm run patterns' },
      { name: 'unused code', command: 'npm run knip' },
    ],
  ],
  [
    [
      {
        name: 'unit and integration tests',
        command: `vitest run --reporter=default --reporter=json --outputFile.json="${VITEST_REPORT}"`,
        count: () => vitestCounts(VITEST_REPORT),
      },
    ],
  ],
  [
    [
      {
        name: 'browser journeys',
        // The main stories; those in `tests/e2e/long/` run in `npm run test:long`.
        command: 'playwright test "e2e/[^/]+$" --reporter=list,json,./tests/support/accessibility-table.ts',
        count: () => playwrightCounts(PLAYWRIGHT_REPORT),
      },
    ],
  ],
]

for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true })
mkdirSync(join(ROOT, '.tmp'), { recursive: true })

const total = { passed: 0, failed: 0, skipped: 0 }
for (const rows of STEPS) {
  const ended = await Promise.all(rows.map(runInTurn))
  if (ended.includes(false)) break
}

// Last, since readers of a long run look at its end.
const flaky = journeysThat('flaky', PLAYWRIGHT_REPORT)
if (flaky.length > 0) console.log(`\nPassed at the second try only, to be mended:\n${flaky.join('\n')}`)
const failed = journeysThat('unexpected', PLAYWRIGHT_REPORT)
if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}`)
console.log(`\n${finalLine(total)}`)
if (total.failed > 0 || total.passed === 0) process.exitCode = 1

interface Ended {
  ok: boolean
  output: string
  /** Ended by a signal, such as V8's own check in WebAssembly (docs/decisions/025). */
  isBroken: boolean
}

/** Runs the steps of a row until one fails, and prints how each one ended. Resolves with false if one failed. */
async function runInTurn(row: Step[]): Promise<boolean> {
  for (const step of row) if (!(await runAndTell(step))) return false
  return true
}

async function runAndTell(step: Step): Promise<boolean> {
  const started = performance.now()
  if (step.count) console.log(`… ${step.name}`)
  let { ok, output, isBroken } = await run(step)
  if (isBroken) {
    console.log(`The process of "${step.name}" was ended by a fault of its own, not by a test: once more.`)
    ;({ ok, output } = await run(step))
  }
  const counts = step.count?.()
  total.passed += counts?.passed ?? 0
  total.failed += counts?.failed ?? 0
  total.skipped += counts?.skipped ?? 0

  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds} s)${counts ? `: ${finalLine(counts)}` : ''}`)
  if (ok && counts !== null) return true

  // A step can fail without naming a test; the last line must not then say that nothing failed.
  if (!counts?.failed) total.failed += 1
  console.log(output)
  console.log(`\nnpm test stopped at: ${step.name}`)
  return false
}

function run({ command, count }: Step): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: ROOT,
      shell: true,
      stdio: ['ignore', count ? 'inherit' : 'pipe', count ? 'inherit' : 'pipe'],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => resolve({ ok: code === 0, output, isBroken: code === null || code > 128 }))
  })
}
