import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'
import type { OwnQuestion } from '../../own-feedback.contract.ts'
import { longerAddress } from '../feedback/feedback-search.ts'

/** Where a question stands on the page of its event, which shows so many of them; null where it does not. */
export function questionAddress({
  id,
  event,
  place,
}: Pick<OwnQuestion, 'id' | 'event' | 'place'>): string | null {
  if (!event || place === null) return null
  const path = `/events/details/${event.id}`
  if (place <= FEEDBACK_LENGTH) return `${path}#question-${id}`
  const longer = longerAddress(path, { list: 'questions', shown: place - 1 })
  return longer ? longer.replace(/#.*$/s, `#question-${id}`) : `${path}#questions`
}
