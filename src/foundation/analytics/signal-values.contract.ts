/** What the product counts (spec section 9, analytics) and the main tasks, without zod for the pages. */
export const SIGNAL_KEYS = [
  'view_login_popup',
  'click_login',
  'view_page',
  'search',
  'sign_up',
  'register_event',
  'join_event',
  'watch_film',
  'open_file',
  'save_resource',
  'share',
  'publish_resource',
  'register_program',
  'start_campaign',
  'complete_program',
] as const
export type SignalKey = (typeof SIGNAL_KEYS)[number]

/** Then a job takes signals away. */
export const SIGNALS_KEPT_DAYS = 180

/** In one call. */
export const MOST_SIGNALS = 50
