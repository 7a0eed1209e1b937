import type { Group, Reading } from './read-query.ts'

/** A reading that asks for less. */
export interface Looser {
  reading: Reading
  /** Words of the search that it no longer asks for. */
  leftOut: string[]
}

/**
 * What to look for where nothing has all of it, nearest first, seven at most: without the words that are nothing known,
 * without ages and access, without both, without types as well, the tags and skills alone, the first of these,
 * and at last the types, ages and access without any topic.
 */
export function looserReadings(reading: Reading): Looser[] {
  if (reading.parts.length === 0) return []
  const { groups } = reading
  const topics = groups.filter(({ part }) => part && part.kind !== 'type')
  const types = groups.filter(({ part }) => part?.kind === 'type')
  const terms = topics.filter(({ part }) => part?.kind !== 'words')
  const known = groups.filter(({ part }) => part)
  const tries = [
    asking(reading, { groups: known, isWithFacts: true }),
    asking(reading, { groups, isWithFacts: false, text: reading.text }),
    asking(reading, { groups: known, isWithFacts: false }),
    asking(reading, { groups: topics, isWithFacts: false }),
    asking(reading, { groups: terms, isWithFacts: false }),
    asking(reading, { groups: [...terms, ...topics].slice(0, 1), isWithFacts: false }),
    ...(types.length > 0 ? [asking(reading, { groups: types, isWithFacts: true })] : []),
  ]
  const seen = new Set([signOf(reading)])
  return tries.filter(({ reading: less }) => {
    const sign = signOf(less)
    const isNew = !seen.has(sign) && !isEmpty(less)
    seen.add(sign)
    return isNew
  })
}

const isEmpty = ({ groups, text, facts }: Reading) =>
  groups.length === 0 && text === '' && Object.keys(facts).length === 0

const signOf = ({ groups, text, facts }: Reading) =>
  JSON.stringify([groups.map(({ phrases }) => phrases[0]), text, facts])

function asking(
  reading: Reading,
  { groups, isWithFacts, text = '' }: { groups: readonly Group[]; isWithFacts: boolean; text?: string },
): Looser {
  const kept = reading.parts.filter((part) =>
    ['age_group', 'language', 'captions', 'sign_language'].includes(part.kind)
      ? isWithFacts
      : groups.some((group) => group.part === part),
  )
  const isTextKept = text !== '' || groups.some(({ part }) => !part)
  return {
    reading: { ...reading, groups, text, parts: kept, facts: isWithFacts ? reading.facts : {} },
    leftOut: [
      ...reading.parts.filter((part) => !kept.includes(part)).map(({ words }) => words),
      ...(isTextKept || reading.loose === '' ? [] : [reading.loose]),
    ],
  }
}
