import { pageIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'

/** How far the address asks for the programs. */
export interface ProgramsSearch {
  page?: number
  length?: number
}

export const readProgramsSearch = (given: Record<string, unknown>): ProgramsSearch => pageIn(given)

export const programCatalogue: Catalogue<ProgramsSearch> = {
  path: '/certificate-programs/details',
  resets: [],
  read: readProgramsSearch,
}
