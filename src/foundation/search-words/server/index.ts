/* What neighbours on the server may use. */
export { searchWordsRoutes } from './admin/search-words.routes.ts'
export { loadStartingWords } from './load-starting-words.ts'
export { inGroups, singleWordsOf } from './reading/asked-for.queries.ts'
export { forgetVocabulary, knownVocabulary } from './reading/known-vocabulary.ts'
export { looserReadings } from './reading/looser-readings.ts'
export { type Mended, mendWords } from './reading/mend-words.ts'
export { asItStands, type Group, type Reading, readQuery } from './reading/read-query.ts'
export { searchReadingOf } from './reading/search-reading-of.ts'
