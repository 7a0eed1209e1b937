import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { toast } from '#ui-kit/toasts.tsx'

interface Kept {
  id: number
  title: string
}

/**
 * Takes bookmarks out at once, then by the call, with a way back in the message. Where the call fails, what was is
 * there again, with words.
 */
export function useTakeOut() {
  const { api } = useFormParts()
  const router = useRouter()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string>()
  /** What is wished of a resource whose call is on its way. */
  const wishes = useRef(new Map<number, { isKept: boolean }>())

  const show = (id: number, isKept: boolean) =>
    setGone((before) => new Set(isKept ? [...before].filter((one) => one !== id) : [...before, id]))

  async function wish(resource: Kept, isKept: boolean, onFailure: () => void) {
    const { id } = resource
    setProblem(undefined)
    show(id, isKept)
    const onItsWay = wishes.current.get(id)
    if (onItsWay) {
      onItsWay.isKept = isKept
      return
    }
    const wished = { isKept }
    wishes.current.set(id, wished)
    await settle(resource, wished, onFailure)
    wishes.current.delete(id)
    // Pages that were fetched ahead know nothing of it.
    router.clearCache()
  }

  /** One call after the other, until the server has what was wished last. */
  async function settle(resource: Kept, wished: { isKept: boolean }, onFailure: () => void) {
    let confirmed = !wished.isKept
    while (confirmed !== wished.isKept) {
      const is_bookmarked = wished.isKept
      const answer = await api('POST /v2/resource/bookmark/', { body: { id: resource.id, is_bookmarked } })
      if (!answer.success && !answer.is_waiting) {
        show(resource.id, confirmed)
        const words = is_bookmarked ? m.my_resources_undo_failed : m.my_resources_remove_failed
        setProblem(words({ title: resource.title, reason: answer.data.message }))
        onFailure()
        return
      }
      confirmed = is_bookmarked
    }
  }

  function takeOut(resource: Kept, { byKeys }: { byKeys: boolean }) {
    const text = m.my_resources_removed({ title: resource.title })
    const undo = () => void wish(resource, true, () => {})
    const action = { label: m.my_resources_undo(), onAction: undo, takesFocus: byKeys }
    const message = toast.show({ kind: 'S', text, action })
    const withdraw = () => (message === undefined ? undefined : toast.dismiss(message))
    void wish(resource, false, withdraw)
  }

  return { gone, problem, takeOut }
}

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
