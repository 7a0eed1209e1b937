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
  countMatching,
  isAmong,
  isMet,
  kept,
  meetingAll,
  named,
  withChosen,
  withMatching,
} from './choices.queries.ts'
export { followMerges } from './follow-merges.ts'
export { blockOf, idsIn, isInSet, noIds, setOf } from './id-sets.queries.ts'
export { IDS_IN_BLOCK, keptFacetTables } from './kept-facets.tables.ts'
export { isComparable, nearestWord, wordsOf } from './near-words.ts'
