import { leftOut } from './catalogue.ts'

/** The rest of the address, for a plain form that changes part of it. */
export function HiddenFields({ search, without }: { search: object; without: readonly string[] }) {
  return Object.entries(leftOut(search, without))
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)] as const),
    )
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
}
