import type { AdminTerm } from '#foundation/taxonomy/admin-taxonomy.contract.ts'

/** In the languages that it has, the Hindi one said to be so. */
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
