import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField, page } from '#contract/wire.ts'

const changes = z.record(z.string(), z.tuple([z.json(), z.json()]))
const word = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const day = z.iso.date('#day')

export const auditEntry = z.object({
  id: z.int(),
  /** ISO 8601 in UTC */
  at: z.string(),
  actor_id: z.int(),
  /** Null for a former member. */
  actor_name: z.string().nullable(),
  action: z.string(),
  kind: z.string(),
  subject_id: z.int(),
  /** Name of the person whom the change is about; null for other things and for a former member. */
  subject_name: z.string().nullable(),
  /** Each changed field with its old and new value. */
  changes,
  /** Changed values that are personal; null if there are none, or they were erased with the account. */
  personal_changes: changes.nullable(),
})
export type AuditEntry = z.output<typeof auditEntry>

/** The audit log is read-only: no call changes an entry. */
export const auditContract = {
  listAudit: endpoint({
    method: 'POST',
    path: '/v2/admin/audit/list/',
    summary: 'Lists changes with their author and the values before and after, newest first',
    body: z.object({
      kind: optionalField(word),
      action: optionalField(word),
      subject_id: optionalField(id),
      person_id: optionalField(id).describe(
        'ID of the person who made the change, or whose account was changed',
      ),
      search_query: optionalField(
        z
          .string()
          .overwrite((words) => words.replaceAll('\0', ' '))
          .trim()
          .max(200),
      ).describe('Part of the name or email of such a person; one or two letters must begin a word'),
      from: optionalField(day).describe("First day, in the organisation's time zone"),
      to: optionalField(day).describe('Last day, inclusive'),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(auditEntry).extend({ kinds: z.array(z.string()), actions: z.array(z.string()) }),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof auditContract> {}
}
