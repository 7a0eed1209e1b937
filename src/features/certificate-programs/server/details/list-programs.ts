import type { TextLanguage } from '#contract/wire.ts'
import { NOBODY, type Viewer } from '#foundation/accounts/server/index.ts'
import { parsedQuerySummary } from '#foundation/search-words/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import type { ProgramFilters } from '../../certificate-programs.contract.ts'
import { ownProgressOf } from '../progress/own-progress.ts'
import { selectProgressOfAll } from '../progress/select-progress.ts'
import { countPrograms, selectPrograms } from './program-facts.queries.ts'
import { meets, readSearch, withRead } from './program-search.queries.ts'

interface Wanted {
  filters: ProgramFilters
  isMine: boolean
  language: TextLanguage
  now: Date
  page: number
  length: number
}

/** Public programs and those that the viewer is enrolled in, with their progress in the latter. */
export async function listPrograms(
  db: Db,
  viewer: Pick<Viewer, 'id'> | null,
  { filters, isMine, language, now, page, length }: Wanted,
) {
  const user_id = viewer?.id ?? NOBODY
  const read = await readSearch(db, { filters, user_id })
  const isMet = meets(withRead(filters, read), read?.query)
  const wanted = { user_id, isMine, isMet, language, ...pageWindow({ page, length }) }
  const { programs, total } = await selectPrograms(db, wanted)
  const inside = programs.filter(({ is_inside }) => is_inside).map(({ id }) => id)
  const progress =
    inside.length > 0
      ? await selectProgressOfAll(db, { program_ids: inside, user_ids: [user_id], now })
      : undefined
  return {
    data: programs.map(({ is_inside, ...card }) => {
      const own = progress?.get(card.id)?.get(user_id)
      return { ...card, progress: own ? ownProgressOf(own) : null }
    }),
    ...cappedTotal(total),
    is_near_match: read?.isNear ?? false,
    ...parsedQuerySummary(read, language),
  }
}

/** How many programs match the filters, and which search words were left out for it. */
export async function countFoundPrograms(db: Db, viewer: Pick<Viewer, 'id'> | null, filters: ProgramFilters) {
  const user_id = viewer?.id ?? NOBODY
  const read = await readSearch(db, { filters, user_id })
  const total = await countPrograms(db, {
    user_id,
    isMine: false,
    isMet: meets(withRead(filters, read), read?.query),
  })
  return { ...cappedTotal(total), is_near_match: read?.isNear ?? false, left_out: read?.leftOut ?? [] }
}
