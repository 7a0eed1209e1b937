import { AdminForm, FormGroup, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import type { AdminTerm } from '#foundation/taxonomy/admin-taxonomy.contract.ts'
import { MOST_TERM_LETTERS, MOTIFS, type TermList } from '#foundation/taxonomy/taxonomy.contract.ts'
import { m } from '#messages/messages.js'
import { FormSelect } from '#ui-kit/form-fields.tsx'
import styles from './taxonomy.module.css'
import { motifNames } from './taxonomy-labels.ts'

/** A term's names, and for a skill its drawing. Null for a new term. */
export function TermForm({ list, term }: { list: TermList; term: AdminTerm | null }) {
  return (
    <AdminForm
      call="POST /v2/admin/taxonomy/term/save/"
      values={{ name_en: term?.name_en, name_hi: term?.name_hi, motif: term?.motif ?? 'together' }}
      hidden={term ? { list, id: term.id, revision: term.revision } : { list }}
      version={term?.revision}
      startsOver={!term}
      submit={term ? m.admin_save_changes() : m.admin_add_term()}
    >
      <FormGroup legend={term ? m.admin_taxonomy_names() : m.admin_taxonomy_new()}>
        <InBothLanguages name="name" label={m.admin_taxonomy_name()} maxLength={MOST_TERM_LETTERS} />
        {list === 'skills' ? (
          <div className={styles.short}>
            <FormSelect name="motif" label={m.admin_taxonomy_motif()}>
              {MOTIFS.map((motif) => (
                <option key={motif} value={motif}>
                  {motifNames[motif]()}
                </option>
              ))}
            </FormSelect>
          </div>
        ) : null}
      </FormGroup>
    </AdminForm>
  )
}
