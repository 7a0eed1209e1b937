import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ProgressBar } from '#ui-kit/progress-bar.tsx'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './area.module.css'

/** How many people have completed the program, and the campaign's goal. */
export function GoalBar({ campaign }: { campaign: Pick<Subscription, 'completions_count' | 'goal'> }) {
  const { completions_count, goal } = campaign
  const label = m.awareness_area_goal({
    count: goal,
    done: numberLabel(completions_count),
    goal: numberLabel(goal),
  })
  return (
    <div className={styles.goal}>
      <p>{label}</p>
      <ProgressBar value={Math.min(completions_count, goal)} max={goal} aria-label={label} />
    </div>
  )
}
