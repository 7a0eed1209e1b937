import { UploadField } from '#foundation/uploads/ui/index.ts'
import { inMegabytes, MOST_BYTES, PICTURE_TYPES } from '#foundation/uploads/uploads.contract.ts'
import { m } from '#messages/messages.js'
import { FormCheckbox, FormText, FormTextArea } from '#ui-kit/form-fields.tsx'
import { FormPart } from '#ui-kit/form-part.tsx'
import { MOST_MESSAGE_LETTERS } from '../../awareness-programs.contract.ts'
import type { Subscription } from '../../subscriptions.contract.ts'
import styles from './edit-landing.module.css'

/** All fields of a landing page that its promoter can edit. */
export function LandingFields({ campaign }: { campaign: Subscription }) {
  const { kind, logo, cover } = campaign
  const kinds = m.awareness_editing_picture_kinds({ megabytes: inMegabytes(MOST_BYTES) })
  return (
    <>
      <FormPart legend={m.awareness_editing_words()}>
        {kind === 'organisation' ? (
          <FormText
            name="organisation_name"
            label={m.awareness_editing_organisation()}
            maxLength={150}
            required
            autoComplete="organization"
          />
        ) : null}
        <FormText
          name="display_name"
          label={m.awareness_editing_name()}
          help={m.awareness_editing_name_help()}
          maxLength={100}
          autoComplete="off"
        />
        <FormTextArea
          name="message"
          label={m.awareness_editing_message()}
          help={m.awareness_editing_message_help()}
          maxLength={MOST_MESSAGE_LETTERS}
          rows={6}
        />
        <FormText
          name="goal"
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          label={m.awareness_editing_goal()}
          help={m.awareness_editing_goal_help()}
          className={styles.short}
          required
        />
      </FormPart>
      <FormPart legend={m.awareness_editing_pictures()}>
        <div className={styles.picture}>
          <UploadField
            name="logo"
            label={m.awareness_editing_logo()}
            help={`${m.awareness_editing_logo_help()} ${kinds}`}
            accept={PICTURE_TYPES}
            most={MOST_BYTES}
            isOptional
          />
          {logo ? <FormCheckbox name="remove_logo" label={m.awareness_editing_logo_remove()} /> : null}
        </div>
        <div className={styles.picture}>
          <UploadField
            name="cover"
            label={m.awareness_editing_cover()}
            help={`${m.awareness_editing_cover_help()} ${kinds}`}
            accept={PICTURE_TYPES}
            most={MOST_BYTES}
            isOptional
          />
          {cover ? <FormCheckbox name="remove_cover" label={m.awareness_editing_cover_remove()} /> : null}
        </div>
      </FormPart>
    </>
  )
}
