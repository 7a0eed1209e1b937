import { useState } from 'react'
import { UpdateButton, useViewer } from '#foundation/accounts/ui/index.ts'
import type { FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { DraftKeeper } from '#foundation/drafts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormBesidePreview } from '#ui-kit/form-beside-preview.tsx'
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
          <Form form={landingPageForm} values={values} className={styles.form}>
            <input type="hidden" name="id" value={campaign.id} />
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
