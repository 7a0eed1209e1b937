export { ageGroups, eventTypes, occupations, resourceTypes, schoolTypes, skills, tags } from './taxonomy.tables.ts'
