import type { TermUse } from '#foundation/taxonomy/admin-taxonomy.contract.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import styles from './taxonomy.module.css'
import { placeName } from './taxonomy-labels.ts'

/** What has the term now. */
export function TermUses({ uses }: { uses: readonly TermUse[] }) {
  return (
    <section className={styles.section}>
      <h2>{m.admin_taxonomy_uses_title()}</h2>
      {uses.length === 0 ? (
        <p>{m.admin_taxonomy_uses_none()}</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.table}.${use.column}`}>
              {placeName(use)}: {numberLabel(use.count)}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
