import { createFileRoute } from '@tanstack/react-router'
import { useStayAt } from '#foundation/accounts/ui/index.ts'
import { AdminForm, AdminPage, FormGroup, forStaff, idIn } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { Form } from '#ui-kit/form.tsx'
import { FormText, SubmitButton } from '#ui-kit/form-fields.tsx'
import type { EventHost } from '../../../admin-hosts.contract.ts'
import styles from '../admin-choices.module.css'
import { AdminEventTabs } from '../admin-event-tabs.tsx'

/** An event's hosts: added by administrators and content editors, shown to all its organisers. */
export const Route = createFileRoute('/_default/admin/events/$id/hosts')({
  loader: async ({ context: { api }, params }) =>
    forStaff(await api('GET /v2/admin/event/host/list/', { query: { id: idIn(params) } })).data,
  staleTime: 0,
  component: HostsPage,
})

function HostsPage() {
  const { title, hosts, can } = Route.useLoaderData()
  const id = Number(Route.useParams().id)
  return (
    <AdminPage title={m.admin_hosts()} lead={title}>
      <AdminEventTabs id={id} current="hosts" canSeePeople={can.see_people} />
      <p className={styles.words}>{m.admin_hosts_text()}</p>
      {hosts.length === 0 ? (
        <p>{m.admin_hosts_none()}</p>
      ) : (
        <ul className={styles.hosts} aria-label={m.admin_hosts()}>
          {hosts.map((host) => (
            <li key={host.id} className={styles.host}>
              <span>
                {host.name}
                {host.email === null ? null : <span className={styles.by}>{host.email}</span>}
              </span>
              {can.name_hosts ? <DismissHost event_id={id} host={host} /> : null}
            </li>
          ))}
        </ul>
      )}
      {can.name_hosts ? (
        <AdminForm
          call="POST /v2/admin/event/host/add/"
          startsOver
          hidden={{ id }}
          submit={m.admin_host_add()}
        >
          <FormGroup legend={m.admin_host_new()}>
            <FormText
              name="email"
              type="email"
              label={m.admin_email()}
              help={m.admin_host_email_help()}
              maxLength={254}
              required
            />
          </FormGroup>
        </AdminForm>
      ) : null}
    </AdminPage>
  )
}

function DismissHost({ event_id, host }: { event_id: number; host: EventHost }) {
  const stay = useStayAt('main')
  return (
    <Form call="POST /v2/admin/event/host/remove/" headingLevel={3} onSent={stay}>
      <input type="hidden" name="id" value={event_id} />
      <input type="hidden" name="user_id" value={host.id} />
      <SubmitButton size="normal" variant="second">
        {m.admin_remove()} <span className="visually-hidden">{host.name}</span>
      </SubmitButton>
    </Form>
  )
}
