import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'

/** How many questions and reviews the address requests: without JavaScript, lists grow by a link. */
export interface FeedbackSearch {
  questions?: number
  reviews?: number
}

const MOST_AT_ONCE = 100

/** Ignores values that aren't a whole number of pages or exceed the limit. */
export function readFeedbackSearch(given: Record<string, unknown>): FeedbackSearch {
  const search: FeedbackSearch = {}
  for (const name of ['questions', 'reviews'] as const) {
    const asked = Number([given[name]].flat().at(-1))
    if (asked % FEEDBACK_LENGTH === 0 && asked > FEEDBACK_LENGTH && asked <= MOST_AT_ONCE)
      search[name] = asked
  }
  return search
}

/** The address of the same page with one list ten items longer; undefined at the limit. */
export function longerAddress(
  path: string,
  { list, shown }: { list: keyof FeedbackSearch; shown: number },
): string | undefined {
  const wanted = (Math.floor(shown / FEEDBACK_LENGTH) + 1) * FEEDBACK_LENGTH
  return wanted <= MOST_AT_ONCE ? `${path}?${list}=${wanted}#${list}` : undefined
}
