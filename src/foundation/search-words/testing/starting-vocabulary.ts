import { startingTerms } from '#foundation/taxonomy/server/index.ts'
import { type TermRow, type Vocabulary, vocabularyOf } from '../server/query/vocabulary.ts'
import { startingGroups } from '../server/starting-words.ts'

const rowsOf = (list: TermRow['list'], terms: readonly { key: string; name: { en: string; hi: string } }[]) =>
  terms.map(({ key, name }, place) => ({ list, id: place + 1, key, name_en: name.en, name_hi: name.hi }))

/** The vocabulary of a new installation; ids are positions in their lists, from 1. */
export const startingVocabulary = (): Vocabulary =>
  vocabularyOf({
    terms: [
      ...rowsOf('age_groups', startingTerms.ageGroups),
      ...rowsOf('skills', startingTerms.skills),
      ...rowsOf('tags', startingTerms.tags),
      ...rowsOf('resource_types', startingTerms.resourceTypes),
      ...rowsOf('event_types', startingTerms.eventTypes),
    ],
    groups: startingGroups,
  })
