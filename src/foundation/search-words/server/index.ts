import type { Feature } from '#foundation/feature.ts'
import { searchWordsRoutes } from './admin/search-words.routes.ts'

/* What neighbours on the server may use. */
export { loadStartingWords } from './load-starting-words.ts'
export { HYPHENS, inGroups, singleWordsOf, withOneHyphen } from './reading/asked-for.queries.ts'
export { forgetVocabulary, knownVocabulary } from './reading/known-vocabulary.ts'
export { looserReadings } from './reading/looser-readings.ts'
export { type Mended, mendWords } from './reading/mend-words.ts'
export { stemOf } from './reading/plain-word.ts'
export { asItStands, type Group, type Reading, readQuery } from './reading/read-query.ts'
export { searchReadingOf } from './reading/search-reading-of.ts'

export const searchWordsFeature: Feature = { routes: [searchWordsRoutes] }
