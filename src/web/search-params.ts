import { queryString } from '#contract/client.ts'

/** Parses a query as plain text; a repeated name becomes a list. Pages convert the values to their types. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const before = read[name]
    if (before === undefined) read[name] = value
    else read[name] = Array.isArray(before) ? [...before, value] : [before, value]
  }
  return read
}

/** Sorts parameters, so that the same page has a single address (and page cache entry). */
export function stringifySearch(search: Record<string, unknown>): string {
  return queryString(Object.fromEntries(Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1))))
}
