import { m } from '#messages/messages.js'
import styles from './reading-preferences.module.css'

/** A sample text with the chosen preferences. */
export function ReadingPreferencesPreview() {
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>{m.reading_preview()}</figcaption>
      <p className={styles.sampleTitle}>{m.reading_preview_title()}</p>
      <p>{m.reading_preview_text()}</p>
    </figure>
  )
}
