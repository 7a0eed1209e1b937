import { type RefObject, useEffect, useRef } from 'react'

/**
 * When a pressed chip is gone, the focus goes to the one that took its place, else to the results' heading.
 * @param state what the chips show; the list behind it has come when it changes
 * @returns takes note of the place of the chip that was pressed
 */
export function useFocusAfterRemoval(
  row: RefObject<HTMLElement | null>,
  state: string,
): (place: number) => void {
  const pressed = useRef<{ place: number; state: string } | null>(null)
  useEffect(() => {
    if (pressed.current === null || pressed.current.state === state) return
    const { place } = pressed.current
    pressed.current = null
    // The person may have gone elsewhere while the list was on its way.
    if (document.activeElement !== document.body) return
    const next = row.current?.querySelectorAll<HTMLElement>('[data-removes]')[place]
    const heading = document.getElementById('found')
    if (next) next.focus()
    else heading?.focus({ preventScroll: true })
  }, [row, state])
  return (place) => {
    pressed.current = { place, state }
  }
}
