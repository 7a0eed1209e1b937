import { m } from '#messages/messages.js'
import { Info } from '#ui-kit/icons.ts'
import styles from './making.module.css'

/** Files wait for a day; which of a draft's are gone, and that nothing else is. */
export function GoneFiles({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div className={styles.note}>
      <Info aria-hidden="true" />
      <div>
        <p>{m.resource_draft_files_gone()}</p>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
