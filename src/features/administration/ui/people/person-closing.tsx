import { AdminForm } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { FormTextArea } from '#ui-kit/form-fields.tsx'
import { type AdministeredPerson, MOST_REASON_LETTERS } from '../../people.contract.ts'
import { PersonPart } from './person-part.tsx'

/** Closes an account or opens it again; its person is told why. Nobody does it to themselves. */
export function PersonClosing({ person: { id, name, is_disabled, can } }: { person: AdministeredPerson }) {
  if (!can.close) return null
  const label = is_disabled ? m.people_open() : m.people_close()
  return (
    <PersonPart title={label} help={is_disabled ? m.people_open_help() : m.people_close_help()}>
      <AdminForm
        key={String(is_disabled)}
        call="POST /v2/admin/people/close/"
        hidden={{ id, is_closed: is_disabled ? 0 : 1 }}
        submit={is_disabled ? m.people_open_of({ name }) : m.people_close_of({ name })}
        variant={is_disabled ? 'second' : 'danger'}
        headingLevel={3}
      >
        <FormTextArea
          name="reason"
          label={m.admin_reason()}
          help={m.people_reason_told()}
          rows={3}
          maxLength={MOST_REASON_LETTERS}
        />
      </AdminForm>
    </PersonPart>
  )
}
