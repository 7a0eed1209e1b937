import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, FormSelect, FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { REPORT_REASONS, type ReportReason } from '../moderation.contract.ts'
import styles from './report-page.module.css'

const reasonWords: Record<ReportReason, () => string> = {
  unkind: m.report_reason_unkind,
  private: m.report_reason_private,
  harmful: m.report_reason_harmful,
  advert: m.report_reason_advert,
  other: m.report_reason_other,
}

interface ReportFormProps {
  kind: string
  id: string
  back: string
}

export function ReportForm({ kind, id, back }: ReportFormProps) {
  return (
    <Form call="POST /master/report/" next={back} className={styles.form}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <FormSelect name="reason" label={m.report_reason()} required>
        <option value="">{m.report_reason_none()}</option>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {reasonWords[reason]()}
          </option>
        ))}
      </FormSelect>
      <FormTextArea
        name="words"
        label={m.report_words()}
        help={m.report_words_help()}
        optionalLabel={m.auth_optional()}
        rows={3}
      />
      <FormCheckbox name="also_block" label={m.report_also_block()} help={m.report_also_block_help()} />
      <SubmitButton>{m.report_send()}</SubmitButton>
    </Form>
  )
}
