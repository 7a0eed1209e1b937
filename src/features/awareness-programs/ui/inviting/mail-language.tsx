import { m } from '#messages/messages.js'
import { FormSelect } from '#ui-kit/form-fields.tsx'
import { languageName } from '#ui-kit/language-name.ts'
import { MAIL_LANGUAGES } from '../../invitations.contract.ts'

/** The language of the emails. */
export function MailLanguage() {
  return (
    <FormSelect name="language" label={m.awareness_inviting_language()}>
      {MAIL_LANGUAGES.map((language) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
    </FormSelect>
  )
}
