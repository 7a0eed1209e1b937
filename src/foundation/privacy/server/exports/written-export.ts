import type { TextLanguage } from '#contract/wire.ts'
import type { PersonalFile, PersonalList } from '../personal-data-provider.ts'

/** What one feature contributes to an export. */
export interface PartOfExport {
  name: string
  lists: readonly PersonalList[]
  files: readonly PersonalFile[]
}

export interface ExportFacts {
  parts: readonly PartOfExport[]
  language: TextLanguage
  now: Date
}

/** The export for programs: each list by the names of its provider and itself. */
export function exportAsJson({ parts, now }: ExportFacts): string {
  const lists = parts.map(({ name, lists: all }) => [
    name.replaceAll('-', '_'),
    Object.fromEntries(all.map((list) => [list.name, list.rows])),
  ])
  const made_at = now.toISOString().replace(/\.\d+Z$/, 'Z')
  return `${JSON.stringify({ made_at, ...Object.fromEntries(lists) }, null, 2)}\n`
}
