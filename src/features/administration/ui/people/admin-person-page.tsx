import { createFileRoute } from '@tanstack/react-router'
import { AdminForm, AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { FormTextArea } from '#ui-kit/form-fields.tsx'
import { type AdministeredPerson, MOST_REASON_LETTERS } from '../../people.contract.ts'
import styles from './people.module.css'
import { PersonFacts } from './person-facts.tsx'
import { PersonPart } from './person-part.tsx'
import { PersonRoles } from './person-roles.tsx'
import { PersonSessions } from './person-sessions.tsx'
import { PersonWork } from './person-work.tsx'

/** One person's account. For administrators. */
export const Route = createFileRoute('/_default/admin/people/$id')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/people/details/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: PersonPage,
})

function PersonPage() {
  const person = Route.useLoaderData()
  return (
    <AdminPage
      title={person.name}
      lead={<AddressLink href="/admin/people">{m.people_all()}</AddressLink>}
      action={
        <AddressLink
          className={buttonClass({ variant: 'second' })}
          href={`/admin/audit?person_id=${person.id}`}
        >
          {m.people_audit()}
        </AddressLink>
      }
    >
      <PersonFacts person={person} />
      <PersonWork person={person} />
      <PersonRoles person={person} />
      <PersonAccount person={person} />
      <PersonSessions person={person} />
      <PersonClosing person={person} />
    </AdminPage>
  )
}

/** Membership, and the code to confirm their email. */
function PersonAccount({ person: { id, email, is_member, can } }: { person: AdministeredPerson }) {
  return (
    <PersonPart id="membership" title={m.people_membership()}>
      <p>{is_member ? m.people_member_now() : m.people_member_not()}</p>
      <div className={styles.rows}>
        <AdminForm
          key={String(is_member)}
          call="POST /v2/admin/people/membership/"
          hidden={{ id, is_member: is_member ? 0 : 1 }}
          submit={is_member ? m.people_member_end() : m.people_member_make()}
          variant="second"
          headingLevel={3}
          focusOn="membership"
        />
        {can.send_code ? (
          <AdminForm
            call="POST /v2/admin/people/email-code/"
            hidden={{ id }}
            submit={m.people_send_code({ email })}
            variant="second"
            headingLevel={3}
          />
        ) : null}
      </div>
    </PersonPart>
  )
}

/** Closes or reopens an account; its owner is told why. Not available for the viewer's own account. */
function PersonClosing({ person: { id, name, is_disabled, can } }: { person: AdministeredPerson }) {
  if (!can.close) return null
  const label = is_disabled ? m.people_reopen() : m.people_close()
  return (
    <PersonPart
      id="closing"
      title={label}
      help={is_disabled ? m.people_reopen_help() : m.people_close_help()}
    >
      <AdminForm
        key={String(is_disabled)}
        call="POST /v2/admin/people/close/"
        hidden={{ id, is_closed: is_disabled ? 0 : 1 }}
        submit={is_disabled ? m.people_reopen_of({ name }) : m.people_close_of({ name })}
        variant={is_disabled ? 'second' : 'danger'}
        headingLevel={3}
        focusOn="closing"
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
