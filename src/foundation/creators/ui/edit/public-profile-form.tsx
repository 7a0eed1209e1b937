import { useState } from 'react'
import type { WireError } from '#contract/wire.ts'
import { UpdateButton, useViewer } from '#foundation/accounts/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { DraftKeeper, openedRevision } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormBesidePreview } from '#ui-kit/form-beside-preview.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { type OwnProfile, PROFILE_FORM } from '../../own-profile.contract.ts'
import { hasWords, ProfileWords } from '../profile-words.tsx'
import styles from './edit-public-profile.module.css'
import { ProfileFields } from './profile-fields.tsx'
import { SAVE_PROFILE, toForm, wordsIn } from './profile-form.ts'
import { ProfilePreview } from './profile-preview.tsx'

interface PublicProfileFormProps {
  profile: OwnProfile
  draft: FormDraft | null
}

/** The form with its preview. Changes are saved as a draft automatically. */
export function PublicProfileForm(props: PublicProfileFormProps) {
  const viewer = useViewer()
  // The key resets the form for another person, who must never see this one's text.
  return <ProfileForm key={`${viewer?.user_id} ${props.draft?.saved_at}`} {...props} />
}

const isConflict = ({ code }: WireError) => code === 'ProfileChangedMeanwhile'

function ProfileForm({ profile, draft }: PublicProfileFormProps) {
  const { api, posted } = useFormParts()
  const own = posted?.name === SAVE_PROFILE ? posted : undefined
  const wasTold = own?.failure?.errors.some(isConflict) ?? false
  const opened = wasTold ? undefined : openedRevision(own, draft)
  const [saved, setSaved] = useState(profile)
  const [revision, setRevision] = useState(opened ?? profile.revision)
  const [isElsewhere, setIsElsewhere] = useState(wasTold)
  const [values] = useState(() => draft?.fields ?? toForm(profile))

  /** Shows what another window saved, which the next submission will replace. */
  async function lookAgain(errors: readonly WireError[]) {
    setIsElsewhere(errors.some(isConflict))
    if (!errors.some(isConflict)) return
    const now = await api('GET /v2/user/public/details/', {})
    if (!now.success) return
    setSaved(now.data)
    setRevision(now.data.revision)
  }

  return (
    <FormBesidePreview
      form={({ within, showPreview }) => (
        <>
          <DraftKeeper form={PROFILE_FORM} subject={0} draft={draft} within={within} keeps={SAVE_PROFILE} />
          <Form
            call={SAVE_PROFILE}
            next="/creator"
            values={values}
            onRefused={lookAgain}
            className={styles.form}
          >
            <input type="hidden" name="revision" value={revision} />
            {isElsewhere ? <SavedElsewhere saved={saved} /> : null}
            <ProfileFields />
            <div className={styles.actions}>
              <UpdateButton>{m.creator_edit_save()}</UpdateButton>
              {showPreview}
            </div>
          </Form>
        </>
      )}
      preview={(parts) => (
        <ProfilePreview
          {...parts}
          profile={profile}
          began={wordsIn((name) => [values[name as keyof typeof values] ?? ''].flat()[0] ?? '')}
        />
      )}
    />
  )
}

/** What another window saved, shown above this form. Saving again replaces it. */
function SavedElsewhere({ saved }: { saved: OwnProfile }) {
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
