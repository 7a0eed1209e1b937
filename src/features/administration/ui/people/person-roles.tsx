import { ROLES, type Role } from '#foundation/accounts/roles.contract.ts'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { Chip, ChipRow } from '#ui-kit/chip.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormTextArea, SubmitButton } from '#ui-kit/form-fields.tsx'
import { type AdministeredPerson, MOST_REASON_LETTERS } from '../../people.contract.ts'
import styles from '../admin.module.css'
import { setRoleForm } from './people-forms.ts'
import { PersonPart } from './person-part.tsx'
import { roleName } from './role-name.ts'

/** A person's roles; each is granted or removed with a reason. */
export function PersonRoles({ person: { id, name, roles, can } }: { person: AdministeredPerson }) {
  const stay = useStayAt('roles')
  const has = (role: Role) => roles.includes(role)
  const open = ROLES.filter((role) => role !== 'administrator' || !has(role) || can.take_administrator)
  return (
    <PersonPart id="roles" title={m.admin_roles()} help={m.people_roles_help()}>
      {roles.length > 0 ? (
        <ChipRow>
          {roles.map((role) => (
            <Chip key={role}>{roleName(role)}</Chip>
          ))}
        </ChipRow>
      ) : (
        <p>{m.people_roles_none({ name })}</p>
      )}
      <Form
        key={roles.join()}
        className={styles.form}
        form={setRoleForm}
        values={{ id: String(id) }}
        headingLevel={3}
        onSent={stay}
      >
        <input type="hidden" name="id" value={id} />
        <FormTextArea
          name="reason"
          label={m.admin_reason()}
          help={m.people_reason_kept()}
          rows={2}
          maxLength={MOST_REASON_LETTERS}
        />
        <div className={styles.choices}>
          {open.map((role) => (
            <SubmitButton
              key={role}
              size="normal"
              variant={has(role) ? 'danger' : 'second'}
              name="change"
              value={`${role}:${has(role) ? 'off' : 'on'}`}
            >
              {has(role)
                ? m.admin_role_remove({ role: roleName(role) })
                : m.admin_role_give({ role: roleName(role) })}
            </SubmitButton>
          ))}
        </div>
      </Form>
    </PersonPart>
  )
}
