import type { TextLanguage } from '#contract/language.ts'
import { m } from '#messages/messages.js'
import { TriangleAlert } from '#ui-kit/icons.ts'
import { type ContentWarnings, isWarned } from '../warnings.contract.ts'
import styles from './content-warning.module.css'
import { warningLabels } from './warning-labels.ts'
import { warningNote } from './warning-lines.ts'

/** What can hurt or frighten people, in plain words; null if nothing was stated. */
export function ContentWarning({ of }: { of: ContentWarnings }) {
  if (!isWarned(of)) return null
  const note = warningNote(of, m.page_language() as TextLanguage)
  return (
    <div className={styles.warning} data-listen="">
      <TriangleAlert aria-hidden="true" />
      <div>
        <p className={styles.title}>{m.warnings_title()}</p>
        <ul>
          {of.warnings.map((one) => (
            <li key={one}>{warningLabels[one]()}</li>
          ))}
        </ul>
        {note && <p lang={note.language}>{note.text}</p>}
      </div>
    </div>
  )
}
