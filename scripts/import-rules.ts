import { existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { type TextViolation, textViolations } from './text-rules.ts'

const ROOMS = ['src', 'seeds', 'tests', 'bench', 'deploy']

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<IFlattenedRuleSet['forbidden']>
  options: ICruiseOptions
}

export interface ImportReport {
  /** Modules of these folders that were read, without packages. */
  seen: number
  /** Files in src that the tool did not read. If there are any, the check proves nothing. */
  unseen: string[]
  violations: TextViolation[]
}

/** Checks the import rules of ARCHITECTURE.md in the tree at `root`, an absolute path with a tsconfig.json. */
export async function checkImports(root: string): Promise<ImportReport> {
  const rooms = ROOMS.filter((room) => existsSync(join(root, room)))
  const { output } = await cruise(
    rooms,
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions ?? {},
    { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) },
  )
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered text where a result was expected')

  const seen = new Set(output.modules.map((module) => module.source).filter((path) => !isPackage(path)))
  const written = sourceFiles(root, rooms)
  return {
    seen: seen.size,
    unseen: written.filter((path) => path.startsWith('src/') && !seen.has(path)),
    violations: [...importViolations(output), ...textViolations(root, written)],
  }
}

function importViolations({ summary }: ICruiseResult): TextViolation[] {
  return summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    from,
    to: cycle ? cycle.map((step) => step.name).join(' → ') : to,
    why: forbidden.find(({ name }) => name === rule.name)?.comment ?? '',
  }))
}

function sourceFiles(root: string, rooms: string[]): string[] {
  return globSync(
    rooms.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.startsWith('src/messages.gen/'))
    .sort()
}

function isPackage(path: string): boolean {
  return path.includes('node_modules/')
}
