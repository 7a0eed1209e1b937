import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { pageIn } from '#foundation/catalogue/list-search.contract.ts'
import type { Catalogue } from '#foundation/catalogue/ui/index.ts'
import { type ListedPrograms, loadPrograms } from '../catalogue/load-programs.ts'

/** The search of My page for programs. */
interface MyProgramsSearch {
  tab: 'programs'
  page?: number
  length?: number
}

export const myProgramCatalogue: Catalogue<MyProgramsSearch> = {
  path: '/my-pankh-page',
  resets: [],
  read: (given) => ({ tab: 'programs', ...pageIn(given) }),
}

/** Loads the viewer's programs up to the page in the address. */
export function loadMyPrograms(api: Api, given: object): Promise<ListedPrograms | Failure> {
  const { page, length } = myProgramCatalogue.read({ ...given })
  return loadPrograms(api, { ...(page && { page }), ...(length && { length }), of: { is_mine: 'true' } })
}
