/** Stores `off` on a device where single keys should do nothing (WCAG 2.1.4). */
export const SHORTCUTS_KEY = 'pankh-shortcuts'

/** The page for each letter after `g`. */
export const PLACES = {
  h: '/',
  r: '/resource',
  p: '/certificate-programs/details',
  m: '/my-pankh-page',
} as const

/** Milliseconds that `g` waits for its letter: long enough for slow hands. */
const WAIT_MS = 5_000

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp'>

export type Act = 'search' | 'list' | { goTo: (typeof PLACES)[keyof typeof PLACES] }

/** Interprets a sequence of key presses: `/`, `?`, and `g` followed by a letter. */
export function createPressReader() {
  let waitsUntil = Number.NEGATIVE_INFINITY

  return (press: Press): Act | undefined => {
    const key = latinKey(press)
    const isSecond = press.timeStamp < waitsUntil
    // Shift may come before a letter and isn't one itself.
    if (key.length > 1) return undefined
    waitsUntil = key === 'g' && !isSecond ? press.timeStamp + WAIT_MS : Number.NEGATIVE_INFINITY
    if (key === '/') return 'search'
    if (key === '?') return 'list'
    return isSecond && key in PLACES ? { goTo: PLACES[key as keyof typeof PLACES] } : undefined
  }
}

/** The letter on a Latin keyboard in this position, for keyboards of other scripts. */
function latinKey({ key, code, shiftKey }: Press): string {
  if (key.length > 1 || key <= '~') return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return code.replace('Key', '').toLowerCase()
}
