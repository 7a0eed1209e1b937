import { Checkbox } from '#ui-kit/checkbox.tsx'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { toggled } from './catalogue.ts'

interface FacetChoicesProps<Facet extends string> {
  facet: Facet
  title: string
  /** Each with the number of items it would show. */
  terms: readonly { id: number; name: string; count: number }[]
  search: { readonly [Name in NoInfer<Facet>]?: number[] }
  /** Formats a count. */
  countLabel?: (count: number) => string
  /** Open even if none of its terms is chosen. */
  isOpen?: boolean
  onChoose: (change: Record<NoInfer<Facet>, number[]>) => void
}

/** Checkboxes for a facet whose choices are ids. */
export function FacetChoices<Facet extends string>(props: FacetChoicesProps<Facet>) {
  const { facet, title, terms, search, countLabel = numberLabel, isOpen, onChoose } = props
  if (terms.length === 0) return null
  const chosen = search[facet]
  return (
    <Disclosure summary={title} open={isOpen || Boolean(chosen)}>
      {terms.map(({ id, name, count }) => (
        <Checkbox
          key={id}
          name={facet}
          value={id}
          label={name}
          count={countLabel(count)}
          checked={chosen?.includes(id) ?? false}
          onChange={() => onChoose({ [facet]: toggled(chosen, id) } as Record<Facet, number[]>)}
        />
      ))}
    </Disclosure>
  )
}
