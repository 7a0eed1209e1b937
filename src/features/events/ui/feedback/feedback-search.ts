import { askedLength, longerLength } from '#ui-kit/longer-list.ts'
import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'

/** How many questions and reviews the address requests: without JavaScript, lists grow by a link. */
export interface FeedbackSearch {
  questions?: number
  reviews?: number
}

/** Ignores values that aren't a whole number of pages or exceed the limit. */
export function readFeedbackSearch(given: Record<string, unknown>): FeedbackSearch {
  const search: FeedbackSearch = {}
  for (const name of ['questions', 'reviews'] as const) {
    const asked = askedLength(given[name], FEEDBACK_LENGTH)
    if (asked) search[name] = asked
  }
  return search
}

/** The address of the same page with one list ten items longer; undefined at the limit. */
export function longerAddress(
  path: string,
  { list, shown }: { list: keyof FeedbackSearch; shown: number },
): string | undefined {
  const wanted = longerLength(shown, FEEDBACK_LENGTH)
  return wanted ? `${path}?${list}=${wanted}#${list}` : undefined
}
