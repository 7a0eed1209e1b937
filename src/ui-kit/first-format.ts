/**
 * Runs in the page as it was sent, when the device has nothing better to do: while the network is busy with the code.
 * The first date that a browser writes makes it look through all the languages it knows, 60 ms on a weak phone; the
 * code finds that done. Safari has no such moments.
 */
export const MAKE_FIRST_FORMAT =
  'self.requestIdleCallback?.(()=>Intl.DateTimeFormat(document.documentElement.lang))'
