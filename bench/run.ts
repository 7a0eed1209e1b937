import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Line } from './line.ts'
import { stopAll } from './processes.ts'
import { openStage, type Stage } from './stage.ts'

/**
 * `npm run bench`: runs every `*.bench.ts` in turn and prints ratios within this one run.
 * `-- --check` ends with 1 when a figure is missed; `-- --built` measures the build that is there;
 * `-- home start` runs only the benchmarks with one of these words in their name.
 */
const { values: options, positionals } = parseArgs({
  options: { check: { type: 'boolean' }, built: { type: 'boolean' } },
  allowPositionals: true,
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)))
}
if (!options.built) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })

const stage = await openStage()
try {
  const lines = await runAll(stage)
  print(lines)
  if (options.check && lines.some(({ isMet }) => !isMet)) process.exitCode = 1
} finally {
  await stopAll()
  await stage.stop()
}

async function runAll(stage: Stage): Promise<Line[]> {
  const files = globSync('*.bench.ts', { cwd: import.meta.dirname }).sort()
  const chosen = files.filter(
    (file) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
  )
  if (chosen.length === 0) throw new Error(`no benchmark's name contains ${positionals.join(' or ')}`)
  const lines: Line[] = []
  for (const [at, file] of chosen.entries()) {
    const started = performance.now()
    // To stderr, so that the table alone can be saved.
    process.stderr.write(`${at + 1} of ${chosen.length}: ${file.replace('.bench.ts', '')} … `)
    const { default: bench } = (await import(`./${file}`)) as { default: (stage: Stage) => Promise<Line[]> }
    lines.push(...(await bench(stage)))
    process.stderr.write(`${Math.round((performance.now() - started) / 1_000)} s\n`)
  }
  return lines
}

function print(lines: Line[]): void {
  const rows = lines.map(({ work, measured, figure, isMet, detail }) => [
    work,
    measured,
    figure,
    isMet ? 'met' : 'missed',
    detail,
  ])
  const table = [['work', 'measured', 'figure', '', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
  }
}
