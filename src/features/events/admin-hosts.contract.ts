import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { emailField } from '#contract/fields.ts'
import { id, messageReply, success } from '#contract/wire.ts'

export const eventHost = z.object({
  id: z.int(),
  name: z.string(),
  /** Null for people who may not add hosts. */
  email: z.string().nullable(),
})
export type EventHost = z.output<typeof eventHost>

export const managedHosts = z.object({
  title: z.string(),
  hosts: z.array(eventHost),
  can: z.object({ name_hosts: z.boolean(), see_people: z.boolean() }),
})

const errors = ['NotSignedIn', 'NotAllowed', 'EventNotFound'] as const

export const adminHostsContract = {
  getManagedHosts: endpoint({
    method: 'GET',
    path: '/v2/admin/event/host/list/',
    summary: 'Lists the hosts of an event, for its organisers',
    query: z.object({ id }),
    reply: success(managedHosts),
    errors,
  }),
  nameHost: endpoint({
    method: 'POST',
    path: '/v2/admin/event/host/add/',
    summary:
      'Adds a host to an event by email; when an administrator does so, the person also gets the role of event host',
    body: z.object({ id, email: emailField }),
    reply: messageReply,
    errors: [...errors, 'NoSuchAccount', 'AccountNotProved', 'PersonIsNoHost'],
  }),
  dismissHost: endpoint({
    method: 'POST',
    path: '/v2/admin/event/host/remove/',
    summary: 'Removes a host from an event',
    body: z.object({ id, user_id: id }),
    reply: messageReply,
    errors: [...errors, 'HostNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminHostsContract> {}
}
