import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When a card goes with the button that was pressed, the focus goes to the card in its place, else to the heading.
 * @param gone changes when the card is gone
 * @returns the box around the cards, and what takes note of the place of a card that goes
 */
export function useFocusAfterTakeOut(
  gone: ReadonlySet<number>,
): [RefObject<HTMLDivElement | null>, (place: number) => void] {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<number | null>(null)
  // Before the message can take the focus: it gives it back to where it came from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a card is gone
  useLayoutEffect(() => {
    const place = pressed.current
    pressed.current = null
    if (place === null) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('h3 a[href]') ?? [])]
    const next = cards[place] ?? cards.at(-1) ?? document.getElementById('my-resources')
    next?.focus({ preventScroll: true })
  }, [gone])
  return [
    list,
    (place) => {
      pressed.current = place
    },
  ]
}
