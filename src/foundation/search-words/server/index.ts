import type { Feature } from '#foundation/feature.ts'
import { searchWordsRoutes } from './admin/search-words.routes.ts'

/* What neighbours on the server may use. */
export { loadStartingWords } from './load-starting-words.ts'
export { HYPHENS, inGroups, singleWordsOf, withOneHyphen } from './query/asked-for.queries.ts'
export { type Correction, correctWords } from './query/correct-words.ts'
export { forgetVocabulary, knownVocabulary } from './query/known-vocabulary.ts'
export { looserQueries } from './query/looser-queries.ts'
export { asItStands, type Group, type ParsedQuery, parseQuery } from './query/parse-query.ts'
export { parsedQuerySummary } from './query/parsed-query-summary.ts'
export { stemOf } from './query/plain-word.ts'

export const searchWordsFeature: Feature = { routes: [searchWordsRoutes] }
