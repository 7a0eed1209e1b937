import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last migration from before the rule. */
const BASELINE = 23

/** `-- contract: since 0031 nothing reads resources.old_title` names a version, or an earlier migration. */
const CONTRACT = /^-- contract: .*?\b(?:(\d{4})|\d+\.\d+\.\d+)\b/

const NAME = '"?[\\w.]+"?'
const BREAKING: [RegExp, string][] = [
  [/^drop (?:table|view|materialized view)\b/, 'drops a table'],
  [
    new RegExp(
      `\\bdrop (?!constraint|default|not null|expression|identity)(?:column )?(?:if exists )?${NAME}`,
    ),
    'drops a column',
  ],
  [/\brename (?!constraint)/, 'renames a table or a column'],
  [/\bset not null\b/, 'makes a column obligatory'],
  [/\balter (?:column )?\S+ (?:set data )?type\b/, 'changes the type of a column'],
]

export interface Breach {
  file: string
  why: string
}

/** What in the migrations after the baseline would break a process of the version before that still runs. */
export function breachesIn(folder: string): Breach[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/.test(file) && Number(file.slice(0, 4)) > BASELINE)
    .toSorted()
    .flatMap((file) => breachesOf(file, readFileSync(join(folder, file), 'utf8')))
}

/** The same of one migration, by its file name and content. */
export function breachesOf(file: string, content: string): Breach[] {
  const contract = CONTRACT.exec(content)
  if (contract && (contract[1] === undefined || contract[1] < file.slice(0, 4))) return []
  const statements = statementsIn(content)
  const made = new Set(
    statements.flatMap((one) => /^create table (?:if not exists )?(\S+)/.exec(one)?.[1] ?? []),
  )
  return statements.flatMap((one) => {
    const altered = /^alter table (?:if exists )?(?:only )?(\S+) (.+)$/.exec(one)
    if (altered && made.has(altered[1] ?? '')) return []
    if (!altered && !/^drop /.test(one)) return []
    return reasonsAgainst(altered?.[2] ?? one, altered !== null).map((why) => ({
      file,
      why: `${why}: ${one}`,
    }))
  })
}

function reasonsAgainst(change: string, isOfTable: boolean): string[] {
  const found = BREAKING.filter(([pattern], at) => isOfTable === at > 0 && pattern.test(change)).map(
    ([, why]) => why,
  )
  const added = change
    .split(/,\s*(?=add )/)
    .filter((one) => /^add (?!constraint|check|unique|primary|foreign)/.test(one))
  const isUnfilled = added.some((one) => /\bnot null\b/.test(one) && !/\b(?:default|generated)\b/.test(one))
  return isUnfilled ? [...found, 'adds an obligatory column without a default'] : found
}

/** In small letters and without quotes, comments, texts and bodies of functions. */
function statementsIn(content: string): string[] {
  return content
    .replace(/--.*$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"public".', '')
    .replaceAll('"', '')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
}
