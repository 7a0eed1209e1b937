import { Overloaded } from '../errors/overloaded.ts'

export interface FairTurns {
  /**
   * Runs the work when it is this person's turn: people take turns, and each has one piece of work running at a time.
   * @throws Overloaded if too much work of this person, or of all, is waiting
   */
  take<T>(person: number, work: () => Promise<T>): Promise<T>
}

/** @param mostWaiting of all people; one person may have a tenth of it. */
export function openFairTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): FairTurns {
  const mostOfOne = Math.ceil(mostWaiting / 10)
  const busy = new Set<number>()
  /** The people who wait, starting with those whose last turn was longest ago. */
  const lines = new Map<number, (() => void)[]>()
  let waiting = 0

  function startNext(): void {
    for (const [person, line] of lines) {
      if (busy.size >= atOnce) return
      if (busy.has(person)) continue
      const start = line.shift()
      if (line.length === 0) lines.delete(person)
      busy.add(person)
      waiting -= 1
      start?.()
    }
  }

  return {
    async take(person, work) {
      const line = lines.get(person) ?? []
      if (waiting >= mostWaiting || line.length >= mostOfOne) throw new Overloaded()
      waiting += 1
      await new Promise<void>((resolve) => {
        line.push(resolve)
        lines.set(person, line)
        startNext()
      })
      try {
        return await work()
      } finally {
        busy.delete(person)
        const left = lines.get(person)
        if (left && lines.delete(person)) lines.set(person, left)
        startNext()
      }
    },
  }
}
