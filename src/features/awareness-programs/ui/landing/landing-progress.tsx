import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { ProgressBar } from '#ui-kit/progress-bar.tsx'
import type { LandingPage } from '../../landing.contract.ts'
import styles from './landing.module.css'

/** How many people have taken part, and the campaign's goal. */
export function LandingProgress({ landing }: { landing: Pick<LandingPage, 'completions_count' | 'goal'> }) {
  const { completions_count: count, goal } = landing
  const given = { count, shown: numberLabel(count), goal: numberLabel(goal) }
  const label = count >= goal ? m.awareness_landing_goal_reached(given) : m.awareness_landing_goal(given)
  return (
    <div className={styles.progress}>
      <p>{label}</p>
      <ProgressBar value={Math.min(count, goal)} max={goal} aria-label={label} />
    </div>
  )
}
