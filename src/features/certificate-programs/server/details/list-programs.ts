import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { ownProgressOf } from '../progress/own-progress.ts'
import { selectProgressOfAll } from '../progress/select-progress.ts'
import { NOBODY } from '../visible-program.queries.ts'
import { selectPrograms } from './program-facts.queries.ts'

interface Wanted {
  isMine: boolean
  language: TextLanguage
  now: Date
  page: number
  length: number
}

/** The programs that anyone may see and those that the person is inside, with how far they are in these. */
export async function listPrograms(
  db: Db,
  viewer: Pick<Viewer, 'id'> | null,
  { isMine, language, now, page, length }: Wanted,
) {
  const user_id = viewer?.id ?? NOBODY
  const offset = (page - 1) * length
  const { programs, total } = await selectPrograms(db, { user_id, isMine, language, limit: length, offset })
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
  }
}
