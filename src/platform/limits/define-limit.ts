import type { TextLanguage } from '#contract/language.ts'

const isDefined: unique symbol = Symbol('a limit that is in the list')

interface LimitFields {
  /** The counter's name, the same in every process. */
  name: string
  tries: number
  seconds: number
  /** What it holds, as administrators read it: "Reports, per person". */
  label: (facts?: Record<string, never>, options?: { locale?: TextLanguage }) => string
  /** The most tries that administrators can allow. Default: ten times `tries`. */
  most?: number
}

/** A limit of `tries` in `seconds` for each key; `tries: 0` means no limit. Made only by {@link defineLimit}. */
export interface Limit extends Readonly<LimitFields> {
  readonly [isDefined]: true
}

/** The values that administrators may choose instead of those in the code. */
export interface LimitBounds {
  tries: readonly [least: number, most: number]
  seconds: readonly [least: number, most: number]
}

const known = new Map<string, Limit>()
const LONGEST_SECONDS = 31 * 24 * 60 * 60
const MOST_WHERE_THERE_IS_NONE = 10_000

/** Defines a limit and adds it to the list that administrators see and change. The same name is the same limit. */
export function defineLimit(of: LimitFields): Limit {
  const limit = { ...of, [isDefined]: true } as const
  known.set(limit.name, limit)
  return limit
}

/** Every limit of the process, sorted by name. */
export const definedLimits = (): Limit[] =>
  [...known.values()].sort((one, other) => one.name.localeCompare(other.name))

export const definedLimit = (name: string): Limit | undefined => known.get(name)

/** Periods can be from half to thirty times as long as in the code: a limit is never removed. */
export function boundsOf({
  tries,
  seconds,
  most = tries * 10 || MOST_WHERE_THERE_IS_NONE,
}: Limit): LimitBounds {
  return {
    tries: [1, most],
    seconds: [Math.ceil(seconds / 2), Math.max(seconds, Math.min(seconds * 30, LONGEST_SECONDS))],
  }
}
