import { m } from '#messages/messages.js'
import { numberWords } from '#ui-kit/number-words.ts'
import { ShareBar } from '#ui-kit/share-bar.tsx'
import type { LandingPage } from '../../landing.contract.ts'
import styles from './landing.module.css'

/** How many took part, of how many the campaign is to reach. */
export function LandingProgress({ landing }: { landing: Pick<LandingPage, 'completions_count' | 'goal'> }) {
  const { completions_count: count, goal } = landing
  const given = { count, shown: numberWords(count), goal: numberWords(goal) }
  const words = count >= goal ? m.awareness_landing_goal_reached(given) : m.awareness_landing_goal(given)
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      <ShareBar value={Math.min(count, goal)} max={goal} aria-label={words} />
    </div>
  )
}
