import { HOME_ZONE } from '#contract/product.ts'
import { savedValues } from '#foundation/content/ui/index.ts'
import type { ManagedEvent } from '../../../admin-events.contract.ts'

const answer = (is: boolean | null) => (is === null ? '' : is ? 'yes' : 'no')

/** The initial values of an event's form. */
export function toForm(event: ManagedEvent | null): ReturnType<typeof savedValues> {
  if (!event) return { time_zone: HOME_ZONE, attendance_share: '60' }
  return {
    ...savedValues(event),
    access_sign_language: answer(event.access_sign_language),
    access_recording: answer(event.access_recording),
    access_breaks: answer(event.access_breaks),
    access_camera_optional: answer(event.access_camera_optional),
  }
}
