export {
  insertSkills,
  insertTerms,
  type NewSkill,
  type NewTerm,
  type Taxonomy,
} from './insert-terms.queries.ts'
export { loadStartingTerms, type StartingTerms } from './load-starting-terms.ts'
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
