import { m } from '#messages/messages.js'
import { FormText } from '#ui-kit/form-fields.tsx'
import { MOST_ALT_LETTERS } from '../../resource-card.contract.ts'
import { altField } from './making-fields.ts'

/** The image description of a picture. */
export function AltField({ file_id, name }: { file_id: number | string; name: string }) {
  return (
    <FormText
      name={altField(file_id)}
      label={m.resource_alt({ name })}
      help={m.resource_alt_help()}
      maxLength={MOST_ALT_LETTERS}
      autoComplete="off"
    />
  )
}
