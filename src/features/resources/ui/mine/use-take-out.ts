import { useRouter } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { toast } from '#ui-kit/toast.ts'

interface Kept {
  id: number
  title: string
}

/**
 * Removes bookmarks optimistically, with an Undo in the toast. If the call fails, restores the card and shows an
 * error.
 */
export function useTakeOut() {
  const { api } = useFormParts()
  const router = useRouter()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string>()
  /** The latest wanted state of each resource with a call in progress. */
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
    // Preloaded pages are outdated now.
    router.clearCache()
  }

  /** Calls one at a time, until the server has the latest wanted state. */
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
 * If the removed card had the focus, moves it to the card that takes its position, or else to the heading.
 * @param gone changes when a card is removed
 * @returns the box around the cards, and a function to call with the position of a card before removing it
 */
export function useFocusAfterTakeOut(
  gone: ReadonlySet<number>,
): [RefObject<HTMLDivElement | null>, (place: number) => void] {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<number | null>(null)
  // Before the toast can take the focus, because it later returns the focus to where it came from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a card is removed
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
