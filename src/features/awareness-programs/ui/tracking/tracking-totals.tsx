import { useId } from 'react'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { TrackedTotals } from '../../tracking.contract.ts'
import { GoalBar } from '../area/goal-bar.tsx'
import styles from './tracking.module.css'

interface TrackingTotalsProps {
  totals: TrackedTotals
  goal: number
  isOrganisation: boolean
}

/** The three counts of a campaign, and its progress towards the goal. */
export function TrackingTotals({ totals, goal, isOrganisation }: TrackingTotalsProps) {
  const id = useId()
  const { invited, opened, completed, opened_invitations, completed_invited } = totals
  const figures = [
    {
      label: m.awareness_tracking_invited(),
      count: invited,
      help: m.awareness_tracking_invited_help({ count: numberLabel(opened_invitations) }),
    },
    { label: m.awareness_tracking_opened(), count: opened, help: m.awareness_tracking_opened_help() },
    {
      label: m.awareness_tracking_completed(),
      count: completed,
      help: m.awareness_tracking_completed_help({ count: numberLabel(completed_invited) }),
    },
  ]
  return (
    <section className={styles.part} aria-labelledby={`${id}totals`}>
      <h2 id={`${id}totals`} className={styles.title}>
        {isOrganisation ? m.awareness_tracking_totals_organisation() : m.awareness_tracking_totals()}
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ label, count, help }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.count}>{numberLabel(count)}</dd>
            <dd className={styles.help}>{help}</dd>
          </div>
        ))}
      </dl>
      <GoalBar campaign={{ completions_count: completed, goal }} />
    </section>
  )
}
