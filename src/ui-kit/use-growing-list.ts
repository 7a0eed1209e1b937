import { useState } from 'react'
import type { Failure } from '#contract/wire.ts'

interface Listed<Item> {
  items: Item[]
  total: number
}

/** A list that came with the page and grows by what loads after its last item. Reloaded data starts over. */
export function useGrowingList<Item extends { id: number }>(
  listed: Listed<Item>,
  loadAfter: (id: number) => Promise<Listed<Item> | Failure>,
) {
  const [from, setFrom] = useState(listed)
  const [shown, setShown] = useState<Listed<Item>>(listed)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (from !== listed) {
    setFrom(listed)
    setShown(listed)
    setProblem(undefined)
  }

  async function grow() {
    const last = shown.items.at(-1)
    if (!last) return
    setIsBusy(true)
    const more = await loadAfter(last.id)
    setIsBusy(false)
    setProblem('success' in more ? more.data.message : undefined)
    if (!('success' in more)) setShown((before) => joined(before, more))
  }

  return {
    ...shown,
    /** Whether more exists than came with the page. `ShowMore` then stays until the end, because it moves the focus. */
    isLong: listed.total > listed.items.length,
    isBusy,
    problem,
    grow,
    /** Adds an item at the front, unless it's already there. */
    add: (item: Item) =>
      setShown(({ items, total }) =>
        items.some(({ id }) => id === item.id)
          ? { items, total }
          : { items: [item, ...items], total: total + 1 },
      ),
    change: (id: number, change: (item: Item) => Item) =>
      setShown(({ items, total }) => ({
        total,
        items: items.map((item) => (item.id === id ? change(item) : item)),
      })),
  }
}

/** The order may change between loads: items already shown stay where they are. */
function joined<Item extends { id: number }>(before: Listed<Item>, more: Listed<Item>): Listed<Item> {
  const known = new Set(before.items.map(({ id }) => id))
  const added = more.items.filter(({ id }) => !known.has(id))
  const items = [...before.items, ...added]
  // Nothing new means the end, whatever the total says.
  return { items, total: added.length === 0 ? items.length : more.total }
}
