/* Public API for other features on the server. */
export {
  type Candidates,
  findCandidates,
  type Searched,
  spellingOf,
} from './candidates.queries.ts'
export {
  allMet,
  type Catalogue,
  type Choice,
  choicesIn,
  isAmong,
  isMet,
  kept,
  matchingCount,
  meetingAll,
  named,
  withChosen,
  withMatching,
} from './choices.queries.ts'
export { IDS_IN_BLOCK, keptFacetTables } from './kept-facets.tables.ts'
export { lockForMerge } from './lock-for-merge.queries.ts'
export { isComparable, nearestWord, wordsOf } from './near-words.ts'
