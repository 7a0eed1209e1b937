import { m } from '#messages/messages.js'
import {
  Award,
  BookOpen,
  CalendarDays,
  FileText,
  Flag,
  Heart,
  type Icon,
  LibraryBig,
  Megaphone,
  Mic,
  UsersRound,
} from '#ui-kit/icons.ts'
import type { Part } from '../administration-values.contract.ts'

export const partNames: Record<Part, () => string> = {
  events: m.nav_events,
  speakers: m.admin_speakers,
  series: m.admin_series,
  'certificate-programs': m.admin_programs,
  'awareness-programs': m.awareness_admin,
  resources: m.nav_resources,
  reports: m.admin_reports,
  counselling: m.admin_counselling,
  people: m.admin_people,
  audit: m.admin_audit,
}

export const partLeads: Record<Part, () => string> = {
  events: m.admin_events_lead,
  speakers: m.admin_speakers_lead,
  series: m.admin_series_lead,
  'certificate-programs': m.admin_programs_lead,
  'awareness-programs': m.awareness_admin_lead,
  resources: m.admin_resources_lead,
  reports: m.admin_reports_lead,
  counselling: m.admin_counselling_lead,
  people: m.admin_people_lead,
  audit: m.admin_audit_lead,
}

export const partIcons: Record<Part, Icon> = {
  events: CalendarDays,
  speakers: Mic,
  series: BookOpen,
  'certificate-programs': Award,
  'awareness-programs': Megaphone,
  resources: LibraryBig,
  reports: Flag,
  counselling: Heart,
  people: UsersRound,
  audit: FileText,
}
