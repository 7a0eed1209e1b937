import type { Db } from '#platform/db/database.ts'
import type { Stand } from '../../../admin-course-people.contract.ts'
import { selectProgress } from '../../progress/select-progress.ts'

/** People whose progress is queried at once: a file can contain thousands. */
const AT_ONCE = 500

/** People's progress in a program and each module, by their ids; `since` is when each of them enrolled. */
export async function standsOf(
  db: Db,
  { program_id, since, now }: { program_id: number; since: ReadonlyMap<number, string>; now: Date },
): Promise<Map<number, Stand>> {
  const user_ids = [...since.keys()]
  const stands = new Map<number, Stand>()
  for (let from = 0; from < user_ids.length; from += AT_ONCE) {
    const some = user_ids.slice(from, from + AT_ONCE)
    const progress = await selectProgress(db, { program_id, user_ids: some, now })
    for (const [user_id, { label, modules_done, minutes_done, finished_at, modules }] of progress) {
      stands.set(user_id, {
        label,
        modules_done,
        minutes_done,
        finished_at: finished_at?.toISOString() ?? null,
        since: since.get(user_id) ?? '',
        modules: modules.map((module) => ({ id: module.id, label: module.label })),
      })
    }
  }
  return stands
}
