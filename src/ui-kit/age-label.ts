import { m } from '#messages/messages.js'

interface Range {
  from: number
  /** Missing for an open range. */
  to?: number
}

/**
 * 'Ages 3–9' for the groups '3 to 6' and '6 to 9', 'Ages 12+' if the last is '18 and older'. Ranges that don't touch
 * are listed separately; groups without years are listed by name.
 */
export function ageLabel(groups: readonly { name: string }[]): string {
  const ranges: Range[] = []
  const named: string[] = []
  for (const { name } of groups) {
    const [from, to, ...more] = yearsIn(name)
    const last = ranges.at(-1)
    const follows = from !== undefined && last?.to !== undefined && from <= last.to + 1 && from >= last.from
    if (from === undefined || more.length > 0 || (to === undefined && !follows)) named.push(name)
    else if (follows && to === undefined) delete last.to
    else if (follows) last.to = Math.max(last.to ?? 0, to ?? 0)
    else ranges.push({ from, to: to ?? from })
  }
  const stretches = ranges.map(({ from, to }) =>
    to === undefined ? m.age_from({ from }) : m.age_range({ from, to }),
  )
  return m.ages({ ages: [...stretches, ...named].join(', ') })
}

/** Digits of both scripts. */
const yearsIn = (name: string): number[] =>
  (name.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)).match(/\d+/g) ?? []).map(Number)
