import type { DraftFields, FormDraft } from '#foundation/drafts/drafts.contract.ts'
import { m } from '#messages/messages.js'
import { languageName } from '#ui-kit/language-name.ts'
import type { ManagedEvent } from '../../../admin-events.contract.ts'
import { toForm } from './event-form.ts'

/** Based on a revision that someone has since saved over; submitting it would be refused. */
export const isOlderDraft = (event: ManagedEvent, draft: FormDraft): boolean =>
  draft.fields.revision?.[0] !== event.revision

const inBoth = (name: string, label: () => string): [string, () => string][] => [
  [`${name}_en`, () => m.admin_in_language({ what: label(), language: languageName('en') })],
  [`${name}_hi`, () => m.admin_in_language({ what: label(), language: languageName('hi') })],
]

/** The fields in the order and with the labels of the form. */
const labels: readonly [string, () => string][] = [
  ['event_type_id', m.admin_event_type],
  ['series_id', m.admin_series_one],
  ...inBoth('title', m.admin_event_title),
  ...inBoth('summary', m.admin_event_summary),
  ...inBoth('description', m.admin_event_description),
  ...inBoth('in_short', m.easy_read_fields),
  ['in_short_symbols', m.easy_read_symbols_legend],
  ['warnings', m.warnings_fields],
  ...inBoth('warning_note', m.warnings_fields),
  ['starts_at', m.admin_event_starts],
  ['ends_at', m.admin_event_ends],
  ['time_zone', m.admin_event_zone],
  ['capacity', m.admin_event_capacity],
  ['zoom_link', m.admin_event_meeting],
  ['access_language', m.admin_event_language],
  ['access_captions', m.admin_event_captions],
  ['access_sign_language', m.admin_event_sign_language],
  ['access_recording', m.admin_event_recorded],
  ['access_breaks', m.admin_event_breaks],
  ['access_camera_optional', m.admin_event_camera],
  ...inBoth('access_adjustment', m.admin_event_adjustment),
  ['has_certificate', m.admin_event_has_certificate],
  ['attendance_share', m.admin_event_attendance_share],
  ['speaker_ids', m.admin_speakers],
  ['age_group_ids', m.admin_ages],
  ['skill_ids', m.admin_skills],
  ['tag_ids', m.admin_tags],
]

/** The labels of the fields in which the draft differs from the event. */
export function differingFields(event: ManagedEvent, fields: DraftFields): string[] {
  const saved = toForm(event)
  return labels.filter(([name]) => said(saved[name]) !== said(fields[name])).map(([, label]) => label())
}

/** Browsers differ in line endings, and selections arrive in the order of the page. */
const said = (value: string | readonly string[] | null | undefined) =>
  [value ?? []]
    .flat()
    .filter(Boolean)
    .map((one) => one.replaceAll('\r\n', '\n').trim())
    .sort()
    .join('\n')
