export { selectLinkedResources } from './linked-resource.queries.ts'
export { resources } from './resources.tables.ts'
