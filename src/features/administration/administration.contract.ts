import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { flag, id, length, listOf, optionalField, page, said, success } from '#contract/wire.ts'
import { ROLES } from '#foundation/accounts/roles.contract.ts'
import { reportKind } from '#foundation/moderation/moderation.contract.ts'
import { REPORT_REASONS } from '#foundation/moderation/report-reasons.contract.ts'
import { PARTS, PEOPLE_SORTS } from './administration-values.contract.ts'

const role = z.enum(ROLES)
const search = optionalField(
  z
    .string()
    .overwrite((words) => words.replaceAll('\0', ' '))
    .trim()
    .max(200),
)

export const personWithRoles = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  roles: z.array(role),
  is_disabled: z.boolean(),
  /** ISO 8601 in UTC */
  created_at: z.string(),
})
export type PersonWithRoles = z.output<typeof personWithRoles>

export const auditEntry = z.object({
  id: z.int(),
  /** ISO 8601 in UTC */
  at: z.string(),
  actor_id: z.int(),
  actor_name: z.string().nullable(),
  action: z.string(),
  kind: z.string(),
  subject_id: z.int(),
  /** Each changed field with what it was and what it became. */
  changes: z.record(z.string(), z.tuple([z.json(), z.json()])),
})
export type AuditEntry = z.output<typeof auditEntry>

export const queuedReport = z.object({
  kind: z.string(),
  subject_id: z.int(),
  report_count: z.int(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  /** What people added, the newest first. */
  words: z.array(z.string()),
  first_reported_at: z.string(),
  last_reported_at: z.string(),
  decision: z.enum(['hide', 'restore']).nullable(),
  decided_at: z.string().nullable(),
  thing: z
    .object({
      id: z.int(),
      text: z.string(),
      author: z.object({ id: z.int(), name: z.string() }).nullable(),
      address: z.string(),
      is_hidden: z.boolean(),
    })
    .nullable(),
})
export type QueuedReport = z.output<typeof queuedReport>

const staffErrors = ['NotSignedIn', 'NotAllowed'] as const

export const administrationContract = {
  getAdministration: endpoint({
    method: 'GET',
    path: '/v2/admin/overview/',
    summary: 'The parts of the administration that the person has, and what waits there',
    reply: success(z.object({ parts: z.array(z.enum(PARTS)), open_reports: z.int() })),
    errors: staffErrors,
  }),
  listPeople: endpoint({
    method: 'POST',
    path: '/v2/admin/people/list/',
    summary: 'People with their roles',
    body: z.object({
      search_query: search,
      role: optionalField(role),
      sort: optionalField(z.enum(PEOPLE_SORTS)),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(personWithRoles),
    errors: staffErrors,
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/v2/admin/people/role/',
    summary: 'Gives a person a role, or takes it',
    body: z.object({ id, role, is_granted: flag }),
    reply: success(z.object({ message: z.string(), roles: z.array(role) })),
    errors: [...staffErrors, 'PersonNotFound', 'OwnAdministratorRole'],
  }),
  listAudit: endpoint({
    method: 'POST',
    path: '/v2/admin/audit/list/',
    summary: 'Who changed what, the newest first',
    body: z.object({
      kind: optionalField(z.string().regex(/^[a-z]+(-[a-z]+)*$/)),
      subject_id: optionalField(id),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(auditEntry),
    errors: staffErrors,
  }),
  listReports: endpoint({
    method: 'POST',
    path: '/v2/admin/report/list/',
    summary: 'What people reported: what waits for a decision, or what had one',
    body: z.object({
      is_decided: optionalField(flag),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(queuedReport),
    errors: staffErrors,
  }),
  decideReport: endpoint({
    method: 'POST',
    path: '/v2/admin/report/decide/',
    summary: 'Hides a reported thing or shows it again; every open report on it is decided with that',
    body: z.object({
      kind: reportKind,
      id,
      decision: z.enum(['hide', 'restore']),
      reason: optionalField(optionalText(300)).describe(
        'In plain words: whoever made it reads why it is hidden, where they are told',
      ),
    }),
    reply: said,
    changesPages: true,
    errors: [...staffErrors, 'ReportedThingNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof administrationContract> {}
}
