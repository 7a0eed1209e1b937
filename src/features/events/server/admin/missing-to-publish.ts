import { type EventForm, NEEDED_TO_PUBLISH, type NeededToPublish } from '../../admin-event-fields.contract.ts'

/** What must still be answered: texts in one language are enough, as an event may be held in one. */
export function missingToPublish(form: EventForm): NeededToPublish[] {
  const isThere: Record<NeededToPublish, boolean> = {
    summary: form.summary_en !== '' || form.summary_hi !== '',
    description: form.description_en !== '' || form.description_hi !== '',
    access_captions: form.access_captions !== null,
    access_sign_language: form.access_sign_language !== null,
    access_recording: form.access_recording !== null,
    access_breaks: form.access_breaks !== null,
    access_camera_optional: form.access_camera_optional !== null,
    access_language: form.access_language !== null,
    access_adjustment: form.access_adjustment_en !== '' || form.access_adjustment_hi !== '',
  }
  return NEEDED_TO_PUBLISH.filter((name) => !isThere[name])
}
