import { m } from '#messages/messages.js'
import { numberWords } from '#ui-kit/number-words.ts'
import { ShareBar } from '#ui-kit/share-bar.tsx'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './area.module.css'

/** How many people have completed, of how many the campaign is to reach. */
export function GoalBar({ campaign }: { campaign: Pick<Subscription, 'completions_count' | 'goal'> }) {
  const { completions_count, goal } = campaign
  const words = m.awareness_area_goal({
    count: goal,
    done: numberWords(completions_count),
    goal: numberWords(goal),
  })
  return (
    <div className={styles.goal}>
      <p>{words}</p>
      <ShareBar value={Math.min(completions_count, goal)} max={goal} aria-label={words} />
    </div>
  )
}
