import { m } from '#messages/messages.js'
import { CircleCheck } from '#ui-kit/icons.ts'
import styles from './landing.module.css'

/** For the one signed in who has completed it: somebody else at the same device still can. */
export function CompletedBefore() {
  return (
    <div className={styles.done}>
      <CircleCheck aria-hidden="true" />
      <div>
        <p className={styles.doneTitle}>{m.awareness_landing_done_before()}</p>
        <p>{m.awareness_landing_done_before_text()}</p>
      </div>
    </div>
  )
}
