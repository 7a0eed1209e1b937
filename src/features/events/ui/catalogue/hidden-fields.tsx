import type { EventSearch } from './event-search.ts'

/** The rest of the address, for a plain form that changes a part of it. */
export function HiddenFields({
  search,
  without,
}: {
  search: EventSearch
  without: readonly (keyof EventSearch)[]
}) {
  return Object.entries(search)
    .filter(([name]) => !without.includes(name as keyof EventSearch))
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)] as const),
    )
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
