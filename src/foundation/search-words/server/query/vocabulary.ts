import type { WrittenLanguage } from '#contract/written-languages.ts'
import type { ReadKind } from '../../search-query.contract.ts'
import { keyOf, plainWord } from './plain-word.ts'

/** The lists with a search; each has its own types. */
export type SearchedList = 'events' | 'resources'

type Names = Record<WrittenLanguage, string>

export interface TermRow {
  list: 'age_groups' | 'skills' | 'tags' | 'resource_types' | 'event_types'
  id: number
  key: string
  name_en: string
  name_hi: string
}

export interface VocabularyRows {
  terms: readonly TermRow[]
  /** The groups, each with its words in order. */
  groups: readonly (readonly { language: WrittenLanguage; word: string }[])[]
}

/** What words of a search can mean: a term with all its names, or synonyms. */
export interface Concept {
  kind: ReadKind
  ids: readonly number[]
  names: Names
  /** A text with any of these phrases matches. */
  phrases: readonly string[]
}

export interface AgeGroup {
  id: number
  names: Names
  /** Years; both ends belong to the range. */
  from: number
  to: number
}

export interface Vocabulary {
  concepts: Record<SearchedList, ReadonlyMap<string, Concept>>
  ages: readonly AgeGroup[]
  /** The normalised words of all phrases: a slip may have meant one of them. */
  words: ReadonlyMap<string, number>
}

/** Words that are also general language: they are searched, never read as the type. */
const PLAIN_TYPES: ReadonlySet<string> = new Set(['resources', 'text', 'link', 'word', 'image'])
/** One of our words outweighs equally near words of texts. */
const WEIGHT = 1_000_000

/** Prepares terms and synonyms for parsing searches. */
export function vocabularyOf({ terms, groups }: VocabularyRows): Vocabulary {
  const shared = new Map<string, readonly string[]>()
  for (const group of groups)
    for (const { word } of group)
      shared.set(
        keyOf(word),
        group.map((one) => one.word),
      )
  const concepts = {
    events: new Map<string, Concept>(),
    resources: new Map<string, Concept>(),
  }
  const types = { events: 'event_types', resources: 'resource_types' } as const
  for (const list of ['events', 'resources'] as const) {
    const known = concepts[list]
    // The first meaning wins: a type, then a tag, then a skill, then synonyms.
    for (const of of [types[list], 'tags', 'skills'] as const)
      for (const term of terms.filter((one) => one.list === of && !PLAIN_TYPES.has(one.key)))
        addConcept(known, conceptOf(term, shared))
    for (const group of groups) if (group.length > 1) addConcept(known, wordsConcept(group))
  }
  const ages = terms.filter(({ list }) => list === 'age_groups').flatMap(ageGroupOf)
  return { concepts, ages, words: singleWords(concepts) }
}

function addConcept(known: Map<string, Concept>, concept: Concept): void {
  for (const phrase of concept.phrases) {
    const key = keyOf(phrase)
    if (key && !known.has(key)) known.set(key, concept)
  }
}

const kindOf = { tags: 'tag', skills: 'skill', resource_types: 'type', event_types: 'type' } as const

function conceptOf(
  { list, id, name_en, name_hi }: TermRow,
  shared: ReadonlyMap<string, readonly string[]>,
): Concept {
  const names = [name_en, name_hi].filter(Boolean)
  const called = names.flatMap((name) => [name, name.replace(/\s*\(.*\)\s*/, ' ').trim()])
  const same = called.flatMap((name) => shared.get(keyOf(name)) ?? [])
  return {
    kind: list === 'age_groups' ? 'age_group' : kindOf[list],
    ids: [id],
    names: { en: name_en || name_hi, hi: name_hi || name_en },
    phrases: [...new Set([...called, ...same])],
  }
}

function wordsConcept(group: VocabularyRows['groups'][number]): Concept {
  const first = (language: WrittenLanguage) =>
    (group.find((one) => one.language === language) ?? group[0])?.word ?? ''
  return {
    kind: 'words',
    ids: [],
    names: { en: first('en'), hi: first('hi') },
    phrases: group.map(({ word }) => word),
  }
}

/** `3 to 6`, `6–9`, `18 and older`, `12+`, `0 से 3 वर्ष`; empty if the name contains no ages. */
function ageGroupOf({ id, name_en, name_hi }: TermRow): AgeGroup[] {
  const names = { en: name_en || name_hi, hi: name_hi || name_en }
  const [, from, to] = /(\d{1,3})(?:\D+(\d{1,3}))?/.exec(plainWord(names.en)) ?? []
  if (from === undefined) return []
  return [{ id, names, from: Number(from), to: to === undefined ? Number.POSITIVE_INFINITY : Number(to) }]
}

function singleWords(concepts: Vocabulary['concepts']): Map<string, number> {
  const words = new Map<string, number>()
  for (const known of Object.values(concepts))
    for (const { phrases } of known.values())
      for (const phrase of phrases) {
        for (const word of plainWord(phrase).split(' ')) words.set(word, WEIGHT)
      }
  return words
}
