import { DEFAULT_LENGTH } from '#contract/wire.ts'
import { authorize } from '#foundation/accounts/server/index.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { CursorNotFound } from '#platform/errors/cursor-not-found.ts'
import { mayReadPeopleOf } from '../../creators.policy.ts'
import type { PublicWork } from '../public-work.queries.ts'
import { countPeople, isInPeople, type PeopleKind, selectPeople } from './people.queries.ts'

interface PeopleWanted {
  id?: number | undefined
  page?: number | undefined
  length?: number | undefined
  after?: number | undefined
}

/**
 * One page of the viewer's followers, or of the people they follow. Nobody else may read them.
 * @throws NotAllowed, CursorNotFound
 */
export async function listPeople(
  db: Db,
  viewer: { id: number },
  of: PeopleWanted & { kind: PeopleKind; work: PublicWork },
) {
  const { id: user_id = viewer.id, page, length = DEFAULT_LENGTH, after, kind, work } = of
  authorize(mayReadPeopleOf(viewer, user_id))
  if (after !== undefined && !(await isInPeople(db, { kind, user_id, id: after }))) throw new CursorNotFound()
  const data = await selectPeople(db, { kind, user_id, work, after, ...pageWindow({ page, length }) })
  const total = await countPeople(db, { kind, user_id })
  return {
    data,
    ...cappedTotal(total),
  }
}
