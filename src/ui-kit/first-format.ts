/**
 * Runs in the server-rendered page while the device is idle and the code loads. A browser's first date format looks
 * through all its languages, 60 ms on a slow phone; this way it's done before the code needs it. Safari has no idle
 * callbacks.
 */
export const MAKE_FIRST_FORMAT =
  'self.requestIdleCallback?.(()=>Intl.DateTimeFormat(document.documentElement.lang))'
