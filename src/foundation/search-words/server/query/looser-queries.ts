import { type Group, type Known, type ParsedQuery, type Part, parseQuery } from './parse-query.ts'
import { isStopWord } from './stop-words.ts'
import { hasOperators, writtenWords } from './written-words.ts'

/** A query that requires less. */
export interface LooserQuery {
  query: ParsedQuery
  /** Words of the search that it no longer requires. */
  leftOut: string[]
  /** Any of the words is enough. */
  isNear: boolean
}

/**
 * What to search for if nothing matches everything, closest first, at most nine: without words that aren't read;
 * without ages and access; without both; also without types; only tags and skills; only the first of these; types, ages
 * and access without a topic; and finally any of the words.
 */
export function looserQueries(query: ParsedQuery, known: Known): LooserQuery[] {
  return [...(query.parts.length > 0 ? withLess(query) : []), ...withAnyWord(query, known)]
}

/** Any of the words, if there are several, each with its synonyms. */
function withAnyWord(query: ParsedQuery, known: Known): LooserQuery[] {
  if (hasOperators(query.search)) return []
  const ofFacts = query.parts.filter(isFact)
  const asked = [...query.parts.filter((part) => !isFact(part)).map(({ words }) => words), query.loose]
  const words = new Set(
    writtenWords(asked.join(' '))
      .filter(({ plain, isQuoted }) => !isQuoted && !isStopWord(plain, known.list))
      .map(({ plain }) => plain),
  )
  if (words.size < 2) return []
  const meanings = [...words].map((word) => parseQuery(word, known).groups.flatMap(({ phrases }) => phrases))
  const phrases = [...new Set([...words, ...meanings.flat()])]
  const any: ParsedQuery = { ...query, groups: [{ part: undefined, phrases }], text: '' }
  if (ofFacts.length === 0) return [{ query: any, leftOut: [], isNear: true }]
  const parts = query.parts.filter((part) => !isFact(part))
  const withoutFacts = { ...any, facts: {}, parts }
  return [
    { query: any, leftOut: [], isNear: true },
    { query: withoutFacts, leftOut: ofFacts.map((part) => part.words), isNear: true },
  ]
}

const isFact = ({ kind }: Part): boolean =>
  ['age_group', 'language', 'captions', 'sign_language'].includes(kind)

function withLess(query: ParsedQuery): LooserQuery[] {
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
    isFact(part) ? isWithFacts : groups.some((group) => group.part === part),
  )
  const isTextKept = text !== '' || groups.some(({ part }) => !part)
  return {
    query: {
      ...query,
      groups,
      text,
      parts: kept,
      loosePart: isTextKept ? query.loosePart : undefined,
      facts: isWithFacts ? query.facts : {},
    },
    isNear: false,
    leftOut: [
      ...query.parts.filter((part) => !kept.includes(part)).map(({ words }) => words),
      ...(isTextKept || query.loose === '' ? [] : [query.loose]),
    ],
  }
}
