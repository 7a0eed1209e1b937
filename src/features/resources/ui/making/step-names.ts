import { m } from '#messages/messages.js'
import type { Step } from './making-steps.ts'

/** In one or two words, for the way through the steps. */
export const stepNames: Record<Step, () => string> = {
  1: m.resource_step_what,
  2: m.resource_step_content,
  3: m.resource_step_audience,
  4: m.resource_step_sharing,
  5: m.resource_step_check,
}
