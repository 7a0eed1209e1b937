import type { Feature } from '#foundation/feature.ts'
import { settleMergedTerms } from './admin/settle-merged-terms.ts'

export type { TermList } from '../taxonomy.contract.ts'
export { hideTerm, moveTerm } from './admin/change-term.ts'
export { getTerm, listTerms } from './admin/list-terms.ts'
export { mergeTerms, previewMerge } from './admin/merge-terms.ts'
export { selectMergedTerms } from './admin/merged-terms.queries.ts'
export { saveTerm } from './admin/save-term.ts'
export type { TermFollower } from './admin/term-follower.ts'
export { countTerms } from './admin/terms.queries.ts'
export {
  insertSkills,
  insertTerms,
  type NewSkill,
  type NewTerm,
  type Taxonomy,
} from './insert-terms.queries.ts'
export { loadStartingTerms, type StartingTerms } from './load-starting-terms.ts'
export { skillDrawing } from './skill-drawing.queries.ts'
export * as startingTerms from './starting-terms.ts'
export {
  ageGroups,
  eventTypes,
  occupations,
  resourceTypes,
  schoolTypes,
  skills,
  tags,
} from './taxonomy.tables.ts'
export { linkedTerms, offeredEventTypes, offeredTerms } from './term-lists.queries.ts'

export const taxonomyFeature: Feature = {
  jobs: ({ features }) => [
    settleMergedTerms({ followers: features.flatMap(({ termFollower }) => termFollower ?? []) }),
  ],
}
