import { type RefObject, useCallback, useEffect, useState } from 'react'

const boxesIn = (part: HTMLElement | null) => [
  ...(part?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name="events"]') ?? []),
]

/**
 * Which of the boxes in that part are ticked. The boxes themselves are what counts, so that what was ticked before the
 * page ran is not lost; the box for all follows them, and sets them all (spec section 4).
 */
export function useChosen(
  part: RefObject<HTMLElement | null>,
  boxForAll: RefObject<HTMLInputElement | null>,
  count: number,
) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const read = useCallback(() => {
    const ticked = boxesIn(part.current).filter((box) => box.checked)
    setChosen(new Set(ticked.map((box) => Number(box.value))))
    const all = boxForAll.current
    if (!all) return
    all.checked = ticked.length === count
    all.indeterminate = ticked.length > 0 && ticked.length < count
  }, [part, boxForAll, count])
  useEffect(() => {
    // Ticked while the page was on its way: it means all of them.
    if (boxForAll.current?.checked) for (const box of boxesIn(part.current)) box.checked = true
    read()
  }, [part, boxForAll, read])
  const chooseAll = (isWanted: boolean) => {
    for (const box of boxesIn(part.current)) box.checked = isWanted
    read()
  }
  return { chosen, read, chooseAll }
}
