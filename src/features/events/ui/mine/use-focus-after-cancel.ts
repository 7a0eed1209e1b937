import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'

/**
 * When a card goes with the button that was pressed, the focus goes to the card in its place, else to the heading.
 * @returns the box around the cards, and what loads the page anew after the card at a place was given up
 */
export function useFocusAfterCancel(): [RefObject<HTMLDivElement | null>, (place: number) => Promise<void>] {
  const router = useRouter()
  const box = useRef<HTMLDivElement>(null)
  return [
    box,
    async (place) => {
      await router.invalidate({ sync: true })
      const cards = [...(box.current?.querySelectorAll<HTMLElement>('h3 a[href]') ?? [])]
      const next = cards[place] ?? cards.at(-1) ?? document.getElementById('my-events')
      next?.focus()
    },
  ]
}
