import { UploadField } from '#foundation/uploads/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormSelect, SubmitButton } from '#ui-kit/form-fields.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { type InvitationPreview, MOST_LIST_BYTES } from '../../invitations.contract.ts'
import { inviteFileForm, KEPT_FILE } from './invite-forms.ts'
import styles from './inviting.module.css'
import { ListPreview } from './list-preview.tsx'
import { MailLanguage } from './mail-language.tsx'
import { useLookedAt } from './use-looked-at.ts'

/** Invites people from a CSV file: first shows which columns it detected, so that they can be corrected. */
export function InviteFile({ id }: { id: number }) {
  const { preview, round, forget, onSent } = useLookedAt(inviteFileForm)
  const { posted } = useFormParts()
  const kept =
    preview && posted?.name === inviteFileForm.name
      ? posted.fields.findLast(([name]) => name === KEPT_FILE)?.[1]
      : undefined
  return (
    <Form
      key={round}
      form={inviteFileForm}
      values={{
        language: m.page_language(),
        email_column: String(preview?.email_column ?? ''),
        name_column: String(preview?.name_column ?? ''),
      }}
      onSent={onSent}
      onRefused={forget}
      headingLevel={3}
      className={styles.form}
    >
      <input type="hidden" name="id" value={id} />
      {kept ? (
        <p>
          <input type="hidden" name={KEPT_FILE} value={kept} />
          {m.awareness_inviting_file_kept()}
        </p>
      ) : null}
      {/* Another file is another list. */}
      <div onChange={forget}>
        <UploadField
          name="upload_id"
          label={m.awareness_inviting_file()}
          help={m.awareness_inviting_file_help()}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          most={MOST_LIST_BYTES}
        />
      </div>
      <MailLanguage />
      {preview ? <Columns columns={preview.columns} /> : null}
      <p>
        <SubmitButton size="normal" variant={preview ? 'second' : 'primary'} name="action" value="look">
          {preview ? m.awareness_inviting_check_again() : m.awareness_inviting_check()}
        </SubmitButton>
      </p>
      {preview ? <ListPreview preview={preview} /> : null}
    </Form>
  )
}

/** The columns for addresses and names, with the detected ones selected. */
function Columns({ columns }: { columns: InvitationPreview['columns'] }) {
  const choices = columns.map(({ head, example }, at) => {
    const name = head || m.awareness_inviting_column({ number: at + 1 })
    const words = example ? m.awareness_inviting_column_example({ name, example }) : name
    return (
      // Columns never change order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <option key={at} value={at}>
        {words}
      </option>
    )
  })
  return (
    <fieldset className={styles.columns}>
      <legend>{m.awareness_inviting_columns()}</legend>
      <FormSelect name="email_column" label={m.awareness_inviting_email_column()}>
        <option value="-1">{m.awareness_inviting_no_column()}</option>
        {choices}
      </FormSelect>
      <FormSelect name="name_column" label={m.awareness_inviting_name_column()}>
        <option value="-1">{m.awareness_inviting_no_column()}</option>
        {choices}
      </FormSelect>
    </fieldset>
  )
}
