import { FormGroup, FormPair, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { ContentForm } from '#foundation/content/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormText } from '#ui-kit/form-fields.tsx'
import type { ManagedSpeaker } from '../../../admin-speakers.contract.ts'

/** The form for a speaker; `speaker` is null for a new one. */
export function SpeakerForm({ speaker }: { speaker: ManagedSpeaker | null }) {
  return (
    <ContentForm
      call="POST /v2/admin/speaker/save/"
      next="/admin/speakers/{id}"
      content={speaker}
      add={m.admin_add_speaker()}
    >
      <FormGroup legend={m.admin_speaker_who()}>
        <FormPair>
          <FormText name="name" label={m.admin_name()} maxLength={200} required />
          <FormText
            name="place"
            label={m.admin_speaker_city()}
            optionalLabel={m.auth_optional()}
            maxLength={100}
          />
        </FormPair>
        <InBothLanguages name="designation" label={m.admin_speaker_designation()} maxLength={200} />
        <InBothLanguages
          name="introduction"
          label={m.admin_speaker_introduction()}
          rows={4}
          maxLength={2_000}
        />
        <FormText
          name="email"
          type="email"
          label={m.admin_speaker_account()}
          optionalLabel={m.auth_optional()}
          help={m.admin_speaker_account_help()}
          maxLength={254}
        />
      </FormGroup>
    </ContentForm>
  )
}
