import { m } from '#messages/messages.js'
import { numberWords } from '#ui-kit/number-words.ts'
import styles from './inviting.module.css'
import type { LoadedInviting } from './load-inviting.ts'

/** The figures of the invitations; nothing before the first one. */
export function InvitedTotals({ totals }: Pick<LoadedInviting, 'totals'>) {
  const { completed, opened, failed, opted_out } = totals
  const invited = Object.values(totals).reduce((sum, count) => sum + count, 0)
  if (invited === 0) return null
  const figures = [
    { label: m.awareness_inviting_total_invited(), count: invited },
    // Who took part has seen the page.
    { label: m.awareness_inviting_total_opened(), count: opened + completed },
    { label: m.awareness_inviting_total_completed(), count: completed },
    { label: m.awareness_inviting_total_lost(), count: failed + opted_out },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, count }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.count}>{numberWords(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
