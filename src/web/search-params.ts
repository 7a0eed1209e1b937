import { queryString } from '#contract/client.ts'

/** Addresses are read as plain text: a name that comes twice is a list. Pages give the values their types. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const before = read[name]
    if (before === undefined) read[name] = value
    else read[name] = Array.isArray(before) ? [...before, value] : [before, value]
  }
  return read
}

/** Names stand in one order, so that the same page has one address (and one place in the page cache). */
export function stringifySearch(search: Record<string, unknown>): string {
  return queryString(Object.fromEntries(Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1))))
}
