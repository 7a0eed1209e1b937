export { insertResources, type NewResource } from './insert-resource.queries.ts'
export { selectLinkedResources } from './linked-resource.queries.ts'
export { resources } from './resources.tables.ts'
