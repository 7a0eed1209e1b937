import { HOME_ZONE } from '#contract/product.ts'
import { inShortOf } from '#foundation/easy-read/easy-read.contract.ts'
import { warningsOf } from '#foundation/easy-read/warnings.contract.ts'
import type { EventFields, EventForm } from '../../admin-event-fields.contract.ts'

/** What was left empty takes its default. */
export function formOf(given: EventFields): EventForm {
  const { id: _, revision: __, email_registered: ___, publish: ____, ...fields } = given
  return {
    ...fields,
    series_id: fields.series_id ?? null,
    title_en: fields.title_en ?? '',
    title_hi: fields.title_hi ?? '',
    summary_en: fields.summary_en ?? '',
    summary_hi: fields.summary_hi ?? '',
    description_en: fields.description_en ?? '',
    description_hi: fields.description_hi ?? '',
    ...inShortOf(fields),
    ...warningsOf(fields),
    starts_at: fields.starts_at ?? '',
    ends_at: fields.ends_at ?? '',
    time_zone: fields.time_zone ?? HOME_ZONE,
    zoom_link: fields.zoom_link ?? '',
    capacity: fields.capacity ?? null,
    has_certificate: fields.has_certificate ?? false,
    attendance_share: fields.attendance_share ?? 60,
    access_captions: fields.access_captions ?? null,
    access_sign_language: fields.access_sign_language ?? null,
    access_recording: fields.access_recording ?? null,
    access_breaks: fields.access_breaks ?? null,
    access_camera_optional: fields.access_camera_optional ?? null,
    access_language: fields.access_language ?? null,
    access_adjustment_en: fields.access_adjustment_en ?? '',
    access_adjustment_hi: fields.access_adjustment_hi ?? '',
    speaker_ids: fields.speaker_ids ?? [],
    skill_ids: fields.skill_ids ?? [],
    tag_ids: fields.tag_ids ?? [],
    age_group_ids: fields.age_group_ids ?? [],
  }
}
