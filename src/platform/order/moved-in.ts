import type { Move } from '#contract/wire.ts'

/** The list with one item moved past its neighbour; undefined if it is already at that end. */
export function movedIn(
  ids: readonly number[],
  { id, direction }: { id: number; direction: Move },
): number[] | undefined {
  const at = ids.indexOf(id)
  const to = direction === 'up' ? at - 1 : at + 1
  const neighbour = ids[to]
  if (at < 0 || neighbour === undefined) return undefined
  const moved = [...ids]
  moved[to] = id
  moved[at] = neighbour
  return moved
}
