import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last migration before the rule existed. */
const BASELINE = 23
/** The last migration before the rule covered constraints, functions, types and the bodies of `do`. */
const STRICT_BASELINE = 25

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

const CONSTRAINT = /\badd (?:constraint \S+ )?(?:check|unique|exclude|primary key)\b/
const UNIQUE_INDEX = /^create unique index .*?\bon (?:only )?([^\s(]+)/
const DROPPED = /^drop (function|procedure|type|domain) (?:if exists )?([^\s(]+)/
const MADE = /^create (?:or replace )?(?:table|function|procedure|type|domain) (?:if not exists )?([^\s(]+)/
/** Statements inside a block, after words such as `if not found then`. */
const IN_BLOCK =
  /\b(?:alter table|create unique index|drop (?:table|view|materialized|function|procedure|type|domain)) .*/

export interface Breach {
  file: string
  why: string
}

/** What, in the migrations after the baseline, would break a process of the previous version that still runs. */
export function breachesIn(folder: string): Breach[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/.test(file) && Number(file.slice(0, 4)) > BASELINE)
    .toSorted()
    .flatMap((file) => breachesOf(file, readFileSync(join(folder, file), 'utf8')))
}

/** The same for one migration, by its file name and content. */
export function breachesOf(file: string, content: string): Breach[] {
  const contract = CONTRACT.exec(content)
  if (contract && (contract[1] === undefined || contract[1] < file.slice(0, 4))) return []
  const isStrict = Number(file.slice(0, 4)) > STRICT_BASELINE
  const statements = statementsIn(content, isStrict)
  const made = new Set<string>()
  const added = columnsAddedIn(statements)
  return statements.flatMap((one) => {
    const reasons = reasonsAgainstStatement(one, made)
    if (isStrict) reasons.push(...strictReasonsAgainst(one, { made, added }))
    const name = MADE.exec(one)?.[1]
    if (name) made.add(name)
    return reasons.map((why) => ({ file, why: `${why}: ${one}` }))
  })
}

const ALTERED = /^alter table (?:if exists )?(?:only )?(\S+) (.+)$/

function reasonsAgainstStatement(statement: string, made: ReadonlySet<string>): string[] {
  const altered = ALTERED.exec(statement)
  if (altered && made.has(altered[1] ?? '')) return []
  if (!altered && !/^drop /.test(statement)) return []
  return reasonsAgainst(altered?.[2] ?? statement, altered !== null)
}

/** By table. The previous version leaves them empty, so it breaks no constraint on them. */
function columnsAddedIn(statements: readonly string[]): Map<string, string[]> {
  const added = new Map<string, string[]>()
  for (const statement of statements) {
    const [, table = '', change = ''] = ALTERED.exec(statement) ?? []
    const names = [...change.matchAll(/\badd column (?:if not exists )?(\w+)/g)].map(([, name = '']) => name)
    added.set(table, [...(added.get(table) ?? []), ...names])
  }
  return added
}

function strictReasonsAgainst(
  statement: string,
  { made, added }: { made: ReadonlySet<string>; added: ReadonlyMap<string, string[]> },
): string[] {
  const [, kind, dropped = ''] = DROPPED.exec(statement) ?? []
  if (kind && !made.has(dropped)) return [`drops a ${kind}`]
  const [, altered = '', change = ''] = ALTERED.exec(statement) ?? []
  const table = UNIQUE_INDEX.exec(statement)?.[1] ?? (CONSTRAINT.test(change) ? altered : '')
  if (table === '' || made.has(table)) return []
  const isOfNewColumn = (added.get(table) ?? []).some((name) => new RegExp(`\\b${name}\\b`).test(statement))
  return isOfNewColumn ? [] : ['adds a constraint that the version before can break']
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

/** In lower case, without quotes, comments, texts and function bodies. Blocks run at once, so they count. */
function statementsIn(content: string, withBlocks: boolean): string[] {
  const code = content.replace(/--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')
  const blocks = withBlocks ? [...code.matchAll(/\bdo\s+\$(\w*)\$([\s\S]*?)\$\1\$/gi)] : []
  return [
    ...split(code.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")),
    ...blocks.flatMap(([, , body = '']) =>
      split(body.replace(/\bexecute\s+(?:format\(\s*)?'((?:[^']|'')*)'/gi, '$1')).flatMap(
        (one) => IN_BLOCK.exec(one)?.[0] ?? [],
      ),
    ),
  ]
}

const split = (code: string) =>
  code
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"public".', '')
    .replaceAll('"', '')
    .toLowerCase()
    .replaceAll(/\bpublic\./g, '')
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
