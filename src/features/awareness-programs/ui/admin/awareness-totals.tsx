import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { AwarenessTotals as Totals } from '../../admin-awareness-campaigns.contract.ts'
import { SHOWN_CAMPAIGNS } from '../../admin-awareness-words.contract.ts'
import styles from './admin-awareness.module.css'
import { campaignStates } from './awareness-labels.ts'

/** What all campaigns of a program reached together. */
export function AwarenessTotals({ totals }: { totals: Totals }) {
  const figures = [
    ...SHOWN_CAMPAIGNS.map((state) => ({ label: campaignStates[state](), count: totals[state] })),
    { label: m.awareness_admin_total_promoters(), count: totals.promoters },
    { label: m.awareness_admin_total_organisations(), count: totals.organisations },
    { label: m.awareness_admin_total_invitations(), count: totals.invitations },
    { label: m.awareness_admin_total_visits(), count: totals.visits },
    { label: m.awareness_admin_total_completions(), count: totals.completions },
  ]
  return (
    <section aria-label={m.awareness_admin_totals()}>
      <dl className={styles.totals}>
        {figures.map(({ label, count }) => (
          <div key={label} className={styles.total}>
            <dt>{label}</dt>
            <dd>{numberLabel(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
