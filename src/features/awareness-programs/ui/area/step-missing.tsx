import { m } from '#messages/messages.js'
import type { MissingOfStep, ProgramDetail } from '../../program-details.contract.ts'
import styles from './campaign.module.css'

const words: Record<MissingOfStep, () => string> = {
  share: m.awareness_area_missing_share,
  display_name: m.awareness_area_missing_display_name,
  message: m.awareness_area_missing_message,
  invitation: m.awareness_area_missing_invitation,
  completion: m.awareness_area_missing_completion,
  earlier_step: m.awareness_area_missing_earlier_step,
}

/** What a step still asks for; nothing once it is completed. */
export function StepMissing({ step: { label, missing } }: { step: ProgramDetail }) {
  if (label === 'Completed' || missing.length === 0) return null
  return (
    <div className={styles.missing}>
      <p>{m.awareness_area_missing()}</p>
      <ul>
        {missing.map((what) => (
          <li key={what}>{words[what]()}</li>
        ))}
      </ul>
    </div>
  )
}
