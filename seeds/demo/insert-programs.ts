import { DAY_MS } from '#contract/durations.ts'
import { courseEnrolments, insertProgram } from '#features/certificate-programs/server/index.ts'
import { eventWatches } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { pictured } from './art/index.ts'
import { easyPrograms } from './content/easy-read.ts'
import { events } from './content/events/index.ts'
import { programs } from './content/programs/index.ts'
import type { DemoProgram } from './content/programs/shape.ts'
import { type Ids, idsOf } from './demo-event.ts'

interface Known {
  ids: Ids
  /** By key. */
  events: Map<string, number>
  /** By username. */
  people: Map<string, number>
}

/** Films that somebody saw to the end: with it the special educator has done her whole program. */
const watched = [['farah-siddiqui', 'before-the-pencil']] as const

/** Certificate programs, who is inside them, and how far they are. */
export async function insertPrograms(db: Db, known: Known, now: Date): Promise<void> {
  for (const [place, program] of programs.entries()) {
    const published_at = new Date(now.getTime() - (programs.length - place) * 30 * DAY_MS)
    const { id } = await insertProgram(db, { ...demoProgram(program, known), published_at })
    for (const user_id of idsOf(known.people, program.people))
      await db.insert(courseEnrolments).values({ program_id: id, user_id, created_at: published_at })
  }
  for (const [person, film] of watched) {
    const seconds = events.find(({ key }) => key === film)?.recording?.seconds ?? 0
    const [event_id = 0] = idsOf(known.events, [film])
    const [user_id = 0] = idsOf(known.people, [person])
    const position = { watched_seconds: seconds, position_seconds: seconds, last_beat_at: now }
    await db.insert(eventWatches).values({ event_id, user_id, watched: `{[0,${seconds})}`, ...position })
  }
}

function demoProgram({ people: _, key, ...program }: DemoProgram, { ids, events: known }: Known) {
  const { skills, tags, age_groups, teachers, modules, picture, ...texts } = program
  const { symbols, ...in_short } = easyPrograms[key] ?? { symbols: [] }
  return {
    ...texts,
    ...pictured(picture),
    in_short,
    in_short_symbols: symbols,
    publication: 'published' as const,
    skill_ids: idsOf(ids.skills, skills),
    tag_ids: idsOf(ids.tags, tags),
    age_group_ids: idsOf(ids.age_groups, age_groups),
    teacher_ids: idsOf(ids.speakers, teachers),
    modules: modules.map(({ events: held, ...module }) => ({ ...module, event_ids: idsOf(known, held) })),
  }
}
