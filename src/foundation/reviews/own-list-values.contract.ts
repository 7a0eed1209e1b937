/** Own questions and reviews a page of their lists (spec section 9). */
export const OWN_LENGTH = 10
/** Without JavaScript, a list grows by a link, up to so many. */
const MOST_AT_ONCE = 100

/** How many an address with such a page asks for: its pages so far in one. */
export const ownLength = ({ page = 1 }: { page?: number }): number =>
  Math.min(page * OWN_LENGTH, MOST_AT_ONCE)

/** The address of a tab of My page with one more page of its list; none where it can't grow further that way. */
export function longerTab(tab: string, { shown, anchor }: { shown: number; anchor: string }) {
  const page = Math.floor(shown / OWN_LENGTH) + 1
  return page * OWN_LENGTH <= MOST_AT_ONCE ? `/my-pankh-page?tab=${tab}&page=${page}#${anchor}` : undefined
}
