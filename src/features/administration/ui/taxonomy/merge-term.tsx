import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { Failure } from '#contract/wire.ts'
import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import type { AdminTerm, TermMove } from '#foundation/taxonomy/admin-taxonomy.contract.ts'
import type { TermList } from '#foundation/taxonomy/taxonomy.contract.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SelectField } from '#ui-kit/select-field.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import styles from './taxonomy.module.css'
import { placeName, whyNeeded } from './taxonomy-labels.ts'

type Preview = { success: true; data: { into: { id: number; name: string }; moves: TermMove[] } }

interface MergeTermProps {
  list: TermList
  term: AdminTerm
  others: readonly { id: number; name: string }[]
  /** Null until another term is chosen. */
  preview: Preview | Failure | null
}

/** First chooses the other term, which goes into the address; then shows what would move; then the button. */
export function MergeTerm({ list, term, others, preview }: MergeTermProps) {
  const name = term.name_en || term.name_hi
  const into = preview?.success ? preview.data.into.id : ''
  const path = `/admin/taxonomy/${list}/${term.id}`
  const router = useRouter()
  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('into') ?? '')
    void router.navigate({ href: tableAddress(path, {}, { into: chosen }), resetScroll: false })
  }
  return (
    <section className={styles.section} aria-labelledby="merge">
      <h2 id="merge">{m.admin_taxonomy_merge()}</h2>
      {term.is_needed ? (
        <p>{whyNeeded(list)}</p>
      ) : (
        <>
          <p>{m.admin_taxonomy_merge_text({ name })}</p>
          <form action={path} className={styles.choose} onSubmit={look}>
            <SelectField key={into} name="into" label={m.admin_taxonomy_merge_into()} defaultValue={into}>
              <option value="">{m.admin_choose_one()}</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </SelectField>
            <Button type="submit" variant="second">
              {m.admin_taxonomy_merge_check()}
            </Button>
          </form>
          <div aria-live="polite">
            {preview === null ? null : preview.success ? (
              <Moves list={list} term={term} name={name} preview={preview} />
            ) : (
              <p>{preview.data.message}</p>
            )}
          </div>
        </>
      )}
    </section>
  )
}

function Moves(props: { list: TermList; term: AdminTerm; name: string; preview: Preview }) {
  const { list, term, name } = props
  const { into, moves } = props.preview.data
  return (
    <div className={styles.moves}>
      <h3>{m.admin_taxonomy_merge_preview({ name, into: into.name })}</h3>
      {moves.length === 0 ? (
        <p>{m.admin_taxonomy_uses_none()}</p>
      ) : (
        <ul className={styles.uses}>
          {moves.map((move) => (
            <li key={`${move.table}.${move.column}`}>
              {placeName(move)}: {numberLabel(move.count)}
              {move.doubles_count > 0
                ? `, ${m.admin_taxonomy_doubles({ count: numberLabel(move.doubles_count) })}`
                : null}
            </li>
          ))}
        </ul>
      )}
      <AdminForm
        call="POST /v2/admin/taxonomy/merge/"
        next="/admin/taxonomy/{list}/{into_id}"
        hidden={{ list, id: term.id, into_id: into.id }}
        submit={m.admin_taxonomy_merge_do({ into: into.name })}
        variant="danger"
        headingLevel={3}
      >
        <p>{m.admin_taxonomy_merge_warning()}</p>
      </AdminForm>
    </div>
  )
}
