/** Holds `off` on a device where single keys are not to act (WCAG 2.1.4). */
export const SHORTCUTS_KEY = 'pankh-shortcuts'

/** Where each letter after `g` leads. */
export const PLACES = {
  h: '/',
  r: '/resource',
  p: '/certificate-programs/details',
  m: '/my-pankh-page',
} as const

/** How long `g` waits for its letter, in ms: long enough for hands that are slow. */
const WAIT_MS = 5_000

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'timeStamp'>

export type Act = 'search' | 'list' | { goTo: (typeof PLACES)[keyof typeof PLACES] }

/** Reads presses one after another: `/`, `?`, and `g` followed by a letter. */
export function createPressReader() {
  let waitsUntil = Number.NEGATIVE_INFINITY

  return (press: Press): Act | undefined => {
    const key = latinKey(press)
    const isSecond = press.timeStamp < waitsUntil
    // Shift is pressed before some letters: it is no letter itself.
    if (key.length > 1) return undefined
    waitsUntil = key === 'g' && !isSecond ? press.timeStamp + WAIT_MS : Number.NEGATIVE_INFINITY
    if (key === '/') return 'search'
    if (key === '?') return 'list'
    return isSecond && key in PLACES ? { goTo: PLACES[key as keyof typeof PLACES] } : undefined
  }
}

/** The letter of a Latin keyboard at that place, where the keyboard writes another script. */
function latinKey({ key, code, shiftKey }: Press): string {
  if (key.length > 1 || key <= '~') return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return code.replace('Key', '').toLowerCase()
}
