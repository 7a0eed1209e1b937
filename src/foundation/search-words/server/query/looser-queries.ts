import type { Group, ParsedQuery } from './parse-query.ts'

/** A query that asks for less. */
export interface LooserQuery {
  query: ParsedQuery
  /** Words of the search that it no longer asks for. */
  leftOut: string[]
}

/**
 * What to look for where nothing has all of it, nearest first, seven at most: without the words that are nothing known,
 * without ages and access, without both, without types as well, the tags and skills alone, the first of these,
 * and at last the types, ages and access without any topic.
 */
export function looserQueries(query: ParsedQuery): LooserQuery[] {
  if (query.parts.length === 0) return []
  const { groups } = query
  const topics = groups.filter(({ part }) => part && part.kind !== 'type')
  const types = groups.filter(({ part }) => part?.kind === 'type')
  const terms = topics.filter(({ part }) => part?.kind !== 'words')
  const known = groups.filter(({ part }) => part)
  const tries = [
    asking(query, { groups: known, isWithFacts: true }),
    asking(query, { groups, isWithFacts: false, text: query.text }),
    asking(query, { groups: known, isWithFacts: false }),
    asking(query, { groups: topics, isWithFacts: false }),
    asking(query, { groups: terms, isWithFacts: false }),
    asking(query, { groups: [...terms, ...topics].slice(0, 1), isWithFacts: false }),
    ...(types.length > 0 ? [asking(query, { groups: types, isWithFacts: true })] : []),
  ]
  const seen = new Set([signOf(query)])
  return tries.filter(({ query: less }) => {
    const sign = signOf(less)
    const isNew = !seen.has(sign) && !isEmpty(less)
    seen.add(sign)
    return isNew
  })
}

const isEmpty = ({ groups, text, facts }: ParsedQuery) =>
  groups.length === 0 && text === '' && Object.keys(facts).length === 0

const signOf = ({ groups, text, facts }: ParsedQuery) =>
  JSON.stringify([groups.map(({ phrases }) => phrases[0]), text, facts])

function asking(
  query: ParsedQuery,
  { groups, isWithFacts, text = '' }: { groups: readonly Group[]; isWithFacts: boolean; text?: string },
): LooserQuery {
  const kept = query.parts.filter((part) =>
    ['age_group', 'language', 'captions', 'sign_language'].includes(part.kind)
      ? isWithFacts
      : groups.some((group) => group.part === part),
  )
  const isTextKept = text !== '' || groups.some(({ part }) => !part)
  return {
    query: { ...query, groups, text, parts: kept, facts: isWithFacts ? query.facts : {} },
    leftOut: [
      ...query.parts.filter((part) => !kept.includes(part)).map(({ words }) => words),
      ...(isTextKept || query.loose === '' ? [] : [query.loose]),
    ],
  }
}
