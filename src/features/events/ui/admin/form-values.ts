import { HOME_ZONE } from '#contract/product.ts'
import type { ManagedEvent } from '../../admin-events.contract.ts'

const answer = (is: boolean | null) => (is === null ? '' : is ? 'yes' : 'no')
const several = (ids: readonly number[]) => ids.map(String)

/** What the fields of an event's form begin with. */
export function formValues(event: ManagedEvent | null): Record<string, string | readonly string[] | null> {
  if (!event) return { time_zone: HOME_ZONE, attendance_share: '60' }
  const { id, publication, revision, registered_count, missing, hosts, picture, can, ...fields } = event
  return {
    ...fields,
    event_type_id: String(fields.event_type_id),
    series_id: fields.series_id === null ? '' : String(fields.series_id),
    capacity: fields.capacity === null ? '' : String(fields.capacity),
    has_certificate: fields.has_certificate ? 'on' : null,
    attendance_share: String(fields.attendance_share),
    access_sign_language: answer(fields.access_sign_language),
    access_recording: answer(fields.access_recording),
    access_breaks: answer(fields.access_breaks),
    access_camera_optional: answer(fields.access_camera_optional),
    speaker_ids: several(fields.speaker_ids),
    skill_ids: several(fields.skill_ids),
    tag_ids: several(fields.tag_ids),
    age_group_ids: several(fields.age_group_ids),
  }
}
