export {
  insertSkills,
  insertTerms,
  type NewSkill,
  type NewTerm,
  type Taxonomy,
} from './insert-terms.queries.ts'
export {
  ageGroups,
  eventTypes,
  resourceTypes,
  skills,
  tags,
} from './taxonomy.tables.ts'
