import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { adminHostsContract } from '../../admin-hosts.contract.ts'
import { selectHosts } from './event-hosts.queries.ts'
import { ACCOUNT_LOOKS } from './find-account.ts'
import { findManagedEvent } from './find-managed-event.ts'
import { dismissHost, nameHost } from './name-hosts.ts'

export function adminHostsRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(adminHostsContract.getManagedHosts, async ({ db, query, ...call }) => {
    const { form, can, id } = await findManagedEvent(db, await viewers.staff(call), query)
    const { name_hosts, see_people } = can
    const hosts = await selectHosts(db, id)
    return {
      data: {
        title: form.title_en || form.title_hi,
        hosts: hosts.map((host) => ({ ...host, email: name_hosts ? host.email : null })),
        can: { name_hosts, see_people },
      },
    }
  })

  serve(adminHostsContract.nameHost, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await limits.take(ACCOUNT_LOOKS, viewer.email)
    await nameHost(db, viewer, { ...body, now })
    return { data: { message: m.admin_host_named() } }
  })

  serve(adminHostsContract.dismissHost, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await dismissHost(db, viewer, { ...body, now })
    return { data: { message: m.admin_host_dismissed() } }
  })
}
