import { useState } from 'react'
import { UpdateButton, useViewer } from '#foundation/accounts/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { DraftKeeper, useOtherWindow } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormBesidePreview } from '#ui-kit/form-beside-preview.tsx'
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

function ProfileForm({ profile, draft }: PublicProfileFormProps) {
  const [saved, setSaved] = useState(profile)
  const [values] = useState(() => draft?.fields ?? toForm(profile))
  const other = useOtherWindow({
    form: SAVE_PROFILE,
    draft,
    loaded: profile.revision,
    refusal: 'ProfileChangedMeanwhile',
    async readRevision(api) {
      const now = await api('GET /v2/user/public/details/', {})
      if (!now.success) return undefined
      setSaved(now.data)
      return now.data.revision
    },
  })

  return (
    <FormBesidePreview
      form={({ within, showPreview }) => (
        <>
          <DraftKeeper form={PROFILE_FORM} subject={0} draft={draft} within={within} keeps={SAVE_PROFILE} />
          <Form
            call={SAVE_PROFILE}
            next="/creator"
            values={values}
            onRefused={other.lookAgain}
            className={styles.form}
          >
            <input type="hidden" name="revision" value={other.revision} />
            {other.hasSaved ? <SavedElsewhere saved={saved} /> : null}
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
