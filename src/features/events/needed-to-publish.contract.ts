import { m } from '#messages/messages.js'
import type { NeededToPublish } from './admin-event-fields.contract.ts'

/** What can be missing before publication, named as on the form. */
export const neededLabels: Record<NeededToPublish, () => string> = {
  summary: m.admin_event_summary,
  description: m.admin_event_description,
  access_captions: m.admin_event_captions,
  access_sign_language: m.admin_event_sign_language,
  access_recording: m.admin_event_recorded,
  access_breaks: m.admin_event_breaks,
  access_camera_optional: m.admin_event_camera,
  access_language: m.admin_event_language,
  access_adjustment: m.admin_event_adjustment,
}
