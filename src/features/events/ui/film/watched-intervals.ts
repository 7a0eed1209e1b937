import type { Moment } from '#ui-kit/frame-players.ts'

/** A part of a recording: from and to, in seconds. */
export type Interval = readonly [from: number, to: number]

/** Seconds. A longer step between two reports means that the person skipped. */
const LONGEST_STEP = 5

/** The intervals in order, with overlaps merged. */
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

/** The parts of `intervals` outside `others`. */
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

/** Collects the seconds that were played: those between two consecutive reports during playback. */
export function createWatchNotes() {
  let played: Interval[] = []
  let last: Moment = { position: 0, isPlaying: false }
  return {
    /** The latest position and state. */
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
    /** What was played but not saved yet, if it comes to at least a whole second. */
    unkept(kept: readonly Interval[]): Interval[] {
      return without(played, kept).filter(([from, to]) => Math.round(from) < Math.round(to))
    },
  }
}
