import { useState } from 'react'
import { UpdateButton, useViewer } from '#foundation/accounts/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { DraftKeeper, useOtherWindow } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormBesidePreview } from '#ui-kit/form-beside-preview.tsx'
import { landingAddress } from '../../awareness-address.contract.ts'
import { LANDING_FORM } from '../../sharing.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './edit-landing.module.css'
import { landingPageForm } from './editing-forms.ts'
import { LandingFields } from './landing-fields.tsx'
import { beganWith, toForm } from './landing-form.ts'
import { LandingPreview } from './landing-preview.tsx'

interface EditLandingFormProps {
  campaign: Subscription
  draft: FormDraft | null
}

/** The form with its preview. Changes are saved as a draft automatically. */
export function EditLandingForm(props: EditLandingFormProps) {
  const viewer = useViewer()
  // Another person who logs in here must never get this one's draft.
  return <LandingForm key={`${viewer?.user_id} ${props.draft?.saved_at}`} {...props} />
}

function LandingForm({ campaign, draft }: EditLandingFormProps) {
  const [values] = useState(() => ({ ...toForm(campaign), ...draft?.fields }))
  const [began] = useState(() => beganWith(campaign, draft?.fields))
  const other = useOtherWindow({
    form: LANDING_FORM,
    draft,
    loaded: campaign.revision,
    refusal: 'LandingPageChangedMeanwhile',
    async readRevision(api) {
      const now = await api('GET /program/subscription/{id}/', { params: { id: campaign.id } })
      return now.success ? now.data.revision : undefined
    },
  })
  return (
    <FormBesidePreview
      form={({ within, showPreview }) => (
        <>
          <DraftKeeper
            form={LANDING_FORM}
            subject={campaign.id}
            draft={draft}
            within={within}
            keeps={landingPageForm.name}
          />
          <Form form={landingPageForm} values={values} onRefused={other.lookAgain} className={styles.form}>
            <input type="hidden" name="id" value={campaign.id} />
            <input type="hidden" name="revision" value={other.revision} />
            {other.hasSaved ? <SavedElsewhere campaign={campaign} /> : null}
            <LandingFields campaign={campaign} />
            <div className={styles.actions}>
              <UpdateButton>{m.awareness_editing_save()}</UpdateButton>
              {showPreview}
            </div>
          </Form>
        </>
      )}
      preview={(parts) => <LandingPreview {...parts} campaign={campaign} began={began} />}
    />
  )
}

/** Leads to the page that another window saved. Saving again replaces it. */
function SavedElsewhere({ campaign }: { campaign: Subscription }) {
  const address = landingAddress({ ...campaign, program_name: campaign.program_data.name })
  return (
    <p>
      <PlainLink href={address} target="_blank" rel="noopener">
        {m.version_saved_elsewhere()} <span className="visually-hidden">{m.opens_in_new_tab()}</span>
      </PlainLink>
    </p>
  )
}
