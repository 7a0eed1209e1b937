import { ADMIN_LENGTH } from '#contract/wire.ts'

/** The page lengths of a table; the first is the default. */
export const TABLE_LENGTHS = [ADMIN_LENGTH, 50, 100] as const

type TableQuery<Name extends string> = {
  [K in Name | 'search_query' | 'sort' | 'page' | 'length']?: string | undefined
} & { flag_descending?: '0' | '1' | undefined }

/** The required format of some parameters. */
const shapes: Readonly<Record<string, (value: string) => boolean>> = {
  page: (value) => /^[1-9]\d{0,4}$/.test(value),
  flag_descending: (value) => value === '0' || value === '1',
  length: (value) => TABLE_LENGTHS.some((length) => String(length) === value),
}

/** `team_page` is the page of another table on the same page. */
const shapeOf = (name: string) => shapes[name.endsWith('_page') ? 'page' : name]

/**
 * Reads a table's parameters as short texts. Invalid ones are undefined, so that they replace what the address says: an
 * old or mistyped link still opens the list.
 */
export function readTableSearch<const Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): TableQuery<Name> {
  const known = ['search_query', 'sort', 'flag_descending', 'page', 'length', ...names]
  const read = known
    .filter((name) => name in given)
    .map((name) => [name, one(given[name])] as const)
    .map(([name, value]) => [name, value !== '' && (shapeOf(name)?.(value) ?? true) ? value : undefined])
  return Object.fromEntries(read) as TableQuery<Name>
}

const one = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''
