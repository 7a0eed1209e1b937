import type { AdminTerm } from '#foundation/taxonomy/admin-taxonomy.contract.ts'

/** The name of a term in the languages that it has; the Hindi one is marked as Hindi for screen readers. */
export function TermName({ term: { name_en, name_hi } }: { term: Pick<AdminTerm, 'name_en' | 'name_hi'> }) {
  const hindi = name_hi ? <span lang="hi">{name_hi}</span> : null
  return (
    <>
      {name_en}
      {name_en && hindi ? ' · ' : null}
      {hindi}
    </>
  )
}
