import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'
import type { AskedOfStep } from '../../awareness-steps.contract.ts'

/** The step doesn't exist, or belongs to someone else's campaign. */
export const StepNotFound = namedError('StepNotFound', 404, () => m.error_step_not_found())
export const EarlierStepFirst = namedError('EarlierStepFirst', 409, () => m.error_earlier_step_first())
/** Names the first missing requirement. */
export const StepNotReady = namedError('StepNotReady', 409, (lack: AskedOfStep) => SENTENCES[lack]())

const SENTENCES: Record<AskedOfStep, () => string> = {
  share: () => m.error_step_lacks_share(),
  display_name: () => m.error_step_lacks_display_name(),
  message: () => m.error_step_lacks_message(),
  invitation: () => m.error_step_lacks_invitation(),
  completion: () => m.error_step_lacks_completion(),
}
