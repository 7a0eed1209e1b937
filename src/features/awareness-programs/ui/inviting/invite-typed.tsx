import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { MOST_PASTED_LETTERS } from '../../invitations.contract.ts'
import { inviteTypedForm } from './invite-forms.ts'
import styles from './inviting.module.css'
import { ListPreview } from './list-preview.tsx'
import { MailLanguage } from './mail-language.tsx'
import { useLookedAt } from './use-looked-at.ts'

/** Invites people by typed or pasted addresses. */
export function InviteTyped({ id }: { id: number }) {
  const { preview, round, forget, onSent } = useLookedAt(inviteTypedForm)
  return (
    <Form
      key={round}
      form={inviteTypedForm}
      values={{ language: m.page_language() }}
      onSent={onSent}
      onRefused={forget}
      headingLevel={3}
      className={styles.form}
    >
      <input type="hidden" name="id" value={id} />
      <FormTextArea
        name="addresses"
        label={m.awareness_inviting_addresses()}
        help={m.awareness_inviting_addresses_help()}
        rows={6}
        maxLength={MOST_PASTED_LETTERS}
        spellCheck={false}
        autoCapitalize="off"
        required
        onChange={forget}
      />
      <MailLanguage />
      <p>
        <SubmitButton size="normal" variant={preview ? 'second' : 'primary'} name="action" value="look">
          {preview ? m.awareness_inviting_check_again() : m.awareness_inviting_check()}
        </SubmitButton>
      </p>
      {preview ? <ListPreview preview={preview} /> : null}
    </Form>
  )
}
