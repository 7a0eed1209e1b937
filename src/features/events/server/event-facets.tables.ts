import { keptFacetTables } from '#foundation/catalogue/server/index.ts'

export const { counts: eventFacetCounts, ids: eventFacetIds, words: eventWords } = keptFacetTables('event')
