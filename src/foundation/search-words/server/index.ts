import type { Feature } from '#foundation/feature.ts'
import { searchWordsRoutes } from './admin/search-words.routes.ts'

/* Public API for other features on the server. */
export { loadStartingWords } from './load-starting-words.ts'
export { alternativesOf, askedFor, inGroups } from './query/asked-for.queries.ts'
export { forgetVocabulary, renewVocabulary } from './query/known-vocabulary.ts'
export type { Group, ParsedQuery } from './query/parse-query.ts'
export { parsedQuerySummary } from './query/parsed-query-summary.ts'
export { type ReadWords, readWords } from './query/read-words.ts'

export const searchWordsFeature: Feature = { routes: [searchWordsRoutes] }
