import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { type Listed, listedOf, loadList } from '#foundation/catalogue/ui/index.ts'
import type { ProgramCard } from '../../certificate-programs.contract.ts'
import { asListQuery, type ProgramsSearch } from './programs-search.ts'

export type ListedPrograms = Listed<ProgramCard>

interface ProgramsWanted extends ProgramsSearch {
  of?: { is_mine: 'true' }
}

/** The programs up to the address's page. */
export function loadPrograms(api: Api, { of, ...wanted }: ProgramsWanted): Promise<ListedPrograms | Failure> {
  return loadList<ListedPrograms>({
    page: wanted.page,
    length: wanted.length,
    // Its call knows no cursor: the list comes anew.
    seen: undefined,
    ask: async ({ length, ...window }) => {
      const page = 'page' in window ? window.page : 1
      const query = { ...of, ...asListQuery(wanted), page, length }
      const answer = await api('GET /v2/event/course/list/', { query })
      return answer.success ? listedOf(answer) : answer
    },
  })
}
