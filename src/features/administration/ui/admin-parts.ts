import { m } from '#messages/messages.js'
import { CalendarDays, FileText, Flag, type Icon, UsersRound } from '#ui-kit/icons.ts'
import type { Part } from '../administration-values.contract.ts'

export const partNames: Record<Part, () => string> = {
  events: m.nav_events,
  reports: m.admin_reports,
  people: m.admin_people,
  audit: m.admin_audit,
}

export const partLeads: Record<Part, () => string> = {
  events: m.admin_events_lead,
  reports: m.admin_reports_lead,
  people: m.admin_people_lead,
  audit: m.admin_audit_lead,
}

export const partIcons: Record<Part, Icon> = {
  events: CalendarDays,
  reports: Flag,
  people: UsersRound,
  audit: FileText,
}
