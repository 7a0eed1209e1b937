import { useId } from 'react'
import { m } from '#messages/messages.js'
import { ProgressBar } from '#ui-kit/progress-bar.tsx'
import type { OwnProgress } from '../certificate-programs.contract.ts'
import styles from './modules-done.module.css'

/** How many modules are completed, in words; the bar only illustrates them. */
export function ModulesDone({ progress }: { progress: OwnProgress }) {
  const id = useId()
  const { modules_done: done, modules_count: count } = progress
  return (
    <div className={styles.done}>
      <span id={id}>{m.program_modules_done({ done, count })}</span>
      <ProgressBar value={done} max={Math.max(count, 1)} aria-labelledby={id} />
    </div>
  )
}
