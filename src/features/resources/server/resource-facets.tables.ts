import { keptFacetTables } from '#foundation/catalogue/server/index.ts'

export const {
  counts: resourceFacetCounts,
  ids: resourceFacetIds,
  words: resourceWords,
} = keptFacetTables('resource')
