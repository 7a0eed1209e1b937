import type { AwarenessForm } from '../../admin-awareness-programs.contract.ts'
import { NEEDED_OF_AWARENESS, type NeededOfAwareness } from '../../admin-awareness-words.contract.ts'
import type { AwarenessRow } from './managed-awareness.queries.ts'

/** What must still be there before everyone sees it: texts in one language are enough. */
export function missingOfAwareness(
  form: AwarenessForm,
  { has_steps, has_questions }: Pick<AwarenessRow, 'has_steps' | 'has_questions'>,
): NeededOfAwareness[] {
  const isThere: Record<NeededOfAwareness, boolean> = {
    summary: form.summary_en !== '' || form.summary_hi !== '',
    description: form.description_en !== '' || form.description_hi !== '',
    pledge: form.pledge_en !== '' || form.pledge_hi !== '',
    film: form.film_url !== '',
    transcript: form.transcript_en !== '' || form.transcript_hi !== '',
    steps: has_steps,
    questions: has_questions,
  }
  return NEEDED_OF_AWARENESS.filter((name) => !isThere[name])
}
