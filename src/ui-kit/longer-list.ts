import { MAX_LENGTH } from '#contract/wire.ts'

/**
 * The length of a list that an address asks for: without JavaScript, lists grow by a link. Undefined unless it is
 * several whole pages, within the limit of a call.
 */
export function askedLength(given: unknown, pageLength: number): number | undefined {
  const asked = Number([given].flat().at(-1))
  return asked % pageLength === 0 && asked > pageLength && asked <= MAX_LENGTH ? asked : undefined
}

/** The length of a list that shows one more page; undefined beyond the limit of a call. */
export function longerLength(shown: number, pageLength: number): number | undefined {
  const wanted = (Math.floor(shown / pageLength) + 1) * pageLength
  return wanted <= MAX_LENGTH ? wanted : undefined
}
