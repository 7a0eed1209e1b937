import type { Moment } from '#ui-kit/frame-players.ts'

/** A part of a film: from and to, in seconds. */
export type Interval = readonly [from: number, to: number]

/** A player that tells less often than this was sought in between. */
const LONGEST_STEP = 5

/** The intervals in order, with overlaps united. */
export function united(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.toSorted(([a], [b]) => a - b)
  const whole: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = whole.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else whole.push([from, to])
  }
  return whole
}

/** What of the intervals lies outside of others. */
export function without(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  let left = [...intervals]
  for (const [from, to] of others) {
    left = left.flatMap(([a, b]): Interval[] => {
      if (b <= from || a >= to) return [[a, b]]
      const before: Interval = [a, from]
      const after: Interval = [to, b]
      return [before, after].filter(([begins, ends]) => begins < ends)
    })
  }
  return left
}

/** Notes which seconds were played: those between two moments that follow each other while it plays. */
export function createWatchNotes() {
  let played: Interval[] = []
  let last: Moment = { position: 0, isPlaying: false }
  return {
    /** The place at which the film stands. */
    get last(): Moment {
      return last
    },
    note(moment: Moment) {
      const step = moment.position - last.position
      if (last.isPlaying && step > 0 && step <= LONGEST_STEP) {
        played = united([...played, [last.position, moment.position]])
      }
      last = moment
    },
    /** What was played and is not among what is kept, as far as it makes a whole second. */
    unkept(kept: readonly Interval[]): Interval[] {
      return without(played, kept).filter(([from, to]) => Math.round(from) < Math.round(to))
    },
  }
}
