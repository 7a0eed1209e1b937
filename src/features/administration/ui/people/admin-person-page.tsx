import { createFileRoute } from '@tanstack/react-router'
import { AdminPage, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { PersonAccount } from './person-account.tsx'
import { PersonClosing } from './person-closing.tsx'
import { PersonFacts } from './person-facts.tsx'
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
