import { m } from '#messages/messages.js'
import { Avatar } from '#ui-kit/avatar.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { useFieldsNow } from '#ui-kit/use-fields-now.ts'
import type { OwnProfile } from '../../own-profile.contract.ts'
import { hasWords, ProfileWords } from '../profile-words.tsx'
import styles from './edit-public-profile.module.css'
import { fieldsReader, type PreviewWords, SAVE_PROFILE, wordsIn } from './profile-form.ts'

interface ProfilePreviewProps {
  profile: OwnProfile
  /** The form's initial values. */
  began: PreviewWords
  /** The id of the element around the form. */
  within: string
  headingId: string
}

/** What others will see after saving; updates with the form. */
export function ProfilePreview({
  profile: { name, picture },
  began,
  within,
  headingId,
}: ProfilePreviewProps) {
  const fields = useFieldsNow(within, SAVE_PROFILE, true)
  const words = fields ? wordsIn(fieldsReader(fields)) : began
  return (
    <section aria-labelledby={headingId} className={styles.preview}>
      <h2 id={headingId} className={styles.previewTitle} tabIndex={-1}>
        {m.creator_preview_title()}
      </h2>
      <div className={styles.who}>
        <Avatar name={name} src={picture ?? undefined} size="large" />
        <div className={styles.names}>
          <p className={styles.name} lang={scriptLanguage(name)}>
            {name}
          </p>
          {words.designation ? (
            <p className={styles.designation} lang={scriptLanguage(words.designation)}>
              {words.designation}
            </p>
          ) : null}
        </div>
      </div>
      {hasWords(words) ? (
        <ProfileWords words={words} headingLevel={3} />
      ) : (
        <p className={styles.designation}>{m.creator_preview_empty()}</p>
      )}
    </section>
  )
}
