/** What the product counts (spec section 9, analytics), without zod for the pages. */
export const SIGNAL_KEYS = ['view_login_popup', 'click_login'] as const
export type SignalKey = (typeof SIGNAL_KEYS)[number]

/** In one call. */
export const MOST_SIGNALS = 50
