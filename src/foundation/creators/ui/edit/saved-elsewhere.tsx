import { m } from '#messages/messages.js'
import type { OwnProfile } from '../../own-profile.contract.ts'
import { hasWords, ProfileWords } from '../profile-words.tsx'
import styles from './edit-public-profile.module.css'

/** Two windows: what the other one saved, beside what is written here. Saving again replaces it. */
export function SavedElsewhere({ saved }: { saved: OwnProfile }) {
  const { designation } = saved
  return (
    <section aria-labelledby="saved-elsewhere" className={styles.elsewhere}>
      <h2 id="saved-elsewhere" className={styles.previewTitle}>
        {m.creator_saved_elsewhere()}
      </h2>
      {designation ? <p>{designation}</p> : null}
      <ProfileWords words={saved} headingLevel={3} />
      {designation || hasWords(saved) ? null : <p>{m.creator_saved_elsewhere_empty()}</p>}
    </section>
  )
}
