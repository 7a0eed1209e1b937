/** Reads the query values that a table knows, each as a short text: an old or mistyped link still opens the list. */
export function readTableSearch<const Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): { [K in Name | 'search_query' | 'sort' | 'page']?: string } {
  const known = ['search_query', 'sort', 'page', ...names] as const
  const read = known
    .map((name) => [name, one(given[name])] as const)
    .filter(([name, value]) => value !== '' && (name !== 'page' || /^[1-9]\d{0,4}$/.test(value)))
  return Object.fromEntries(read) as { [K in Name | 'search_query' | 'sort' | 'page']?: string }
}

const one = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''
