/** The parameters of a table's address: search, filters, order and page, each once. */
export type TableSearch = Readonly<Record<string, string | number | undefined>>

/** The table's address with a change. Any change except the page itself goes back to the first page. */
export function tableAddress(path: string, search: TableSearch, change: TableSearch = {}): string {
  const next = { ...search, page: undefined, ...change }
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries(next)) {
    if (value !== undefined && value !== '' && !(name === 'page' && Number(value) === 1)) {
      values.set(name, String(value))
    }
  }
  const query = values.toString()
  return query ? `${path}?${query}` : path
}
