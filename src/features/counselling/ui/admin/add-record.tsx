import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FormText } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import styles from './admin-counselling.module.css'

const ADD_RECORD = 'POST /v2/admin/counselling/add/'

/** Records one attendance. */
export function AddRecord() {
  const { posted } = useFormParts()
  return (
    <Disclosure look="card" summary={m.admin_counselling_add()} open={posted?.name === ADD_RECORD}>
      <AdminForm call={ADD_RECORD} values={{ minutes: '60' }} startsOver submit={m.admin_counselling_add()}>
        <div className={styles.pair}>
          <FormText name="holder_name" label={m.admin_name()} maxLength={200} required />
          <FormText name="email" type="email" label={m.admin_email()} maxLength={254} required />
          <FormText name="topic" label={m.counselling_label_topic()} maxLength={300} required />
          <FormText name="held_on" type="date" label={m.counselling_label_session_date()} required />
          <FormText name="speaker_name" label={m.counselling_label_speaker()} maxLength={200} required />
          <FormText
            name="speaker_id"
            label={m.admin_counselling_speaker_id()}
            help={m.admin_counselling_speaker_id_help()}
            maxLength={100}
            required
          />
          <FormText name="minutes" label={m.admin_minutes()} inputMode="numeric" maxLength={4} required />
        </div>
      </AdminForm>
    </Disclosure>
  )
}
