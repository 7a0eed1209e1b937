import { FormGroup, FormPair, InBothLanguages } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormCheckbox, FormSelect, FormText } from '#ui-kit/form-fields.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import { SPOKEN_LANGUAGES } from '../../../admin-event-fields.contract.ts'

const questions = [
  ['access_sign_language', m.admin_event_sign_language],
  ['access_recording', m.admin_event_recorded],
  ['access_breaks', m.admin_event_breaks],
  ['access_camera_optional', m.admin_event_camera],
] as const

/** The access facts. All must be answered before an event is published. */
export function AccessFields() {
  return (
    <>
      <FormGroup legend={m.admin_event_access()}>
        <FormPair>
          <FormSelect name="access_language" label={m.admin_event_language()}>
            <option value="">{m.admin_not_answered()}</option>
            {SPOKEN_LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {languageName(language)}
              </option>
            ))}
          </FormSelect>
          <FormSelect name="access_captions" label={m.admin_event_captions()}>
            <option value="">{m.admin_not_answered()}</option>
            <option value="live">{m.admin_captions_live()}</option>
            <option value="afterwards">{m.admin_captions_afterwards()}</option>
            <option value="none">{m.admin_captions_none()}</option>
          </FormSelect>
          {questions.map(([name, label]) => (
            <FormSelect key={name} name={name} label={label()}>
              <option value="">{m.admin_not_answered()}</option>
              <option value="yes">{m.admin_yes()}</option>
              <option value="no">{m.admin_no()}</option>
            </FormSelect>
          ))}
        </FormPair>
        <InBothLanguages
          name="access_adjustment"
          label={m.admin_event_adjustment()}
          rows={3}
          maxLength={1_000}
        />
      </FormGroup>
      <FormGroup legend={m.admin_event_certificate()}>
        <FormPair>
          <FormCheckbox name="has_certificate" label={m.admin_event_has_certificate()} />
          <FormText
            name="attendance_share"
            label={m.admin_event_attendance_share()}
            help={m.admin_event_attendance_share_help()}
            inputMode="numeric"
            maxLength={3}
          />
        </FormPair>
      </FormGroup>
    </>
  )
}
