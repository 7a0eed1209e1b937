import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { type Listed, listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import type { ProgramCard } from '../../certificate-programs.contract.ts'
import { asListQuery, type ProgramsSearch } from './programs-search.ts'

export type ListedPrograms = Listed<ProgramCard>

interface ProgramsWanted extends ProgramsSearch {
  of?: { is_mine: 'true' }
}

/** Loads the programs up to the page in the address. */
export function loadPrograms(api: Api, { of, ...wanted }: ProgramsWanted): Promise<ListedPrograms | Failure> {
  return loadList<ListedPrograms>({
    page: wanted.page,
    length: wanted.length,
    // The call has no cursor, so the whole list is loaded again.
    seen: undefined,
    ask: async ({ length, ...window }) => {
      const page = 'page' in window ? window.page : 1
      const query = { ...of, ...asListQuery(wanted), page, length }
      const answer = await api('GET /v2/event/course/list/', { query })
      return answer.success ? listedOf(answer) : answer
    },
  })
}
