import { HOME_ZONE } from '#contract/product.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import { type InShortForm, inShortOf } from '#foundation/easy-read/easy-read.contract.ts'
import { type ContentWarnings, warningsOf } from '#foundation/easy-read/warnings.contract.ts'
import {
  adjustmentTexts,
  type EventFields,
  type EventForm,
  eventTexts,
} from '../../../admin-event-fields.contract.ts'

type Defaults = Omit<EventForm, 'event_type_id' | keyof InShortForm | keyof ContentWarnings>

const defaults: Defaults = {
  series_id: null,
  ...eventTexts.defaults,
  starts_at: '',
  ends_at: '',
  time_zone: HOME_ZONE,
  zoom_link: '',
  capacity: null,
  has_certificate: false,
  attendance_share: 60,
  access_captions: null,
  access_sign_language: null,
  access_recording: null,
  access_breaks: null,
  access_camera_optional: null,
  access_language: null,
  ...adjustmentTexts.defaults,
  speaker_ids: [],
  skill_ids: [],
  tag_ids: [],
  age_group_ids: [],
}

export const toForm = (fields: EventFields): EventForm => ({
  event_type_id: fields.event_type_id,
  ...filledIn(defaults, fields),
  ...inShortOf(fields),
  ...warningsOf(fields),
})
