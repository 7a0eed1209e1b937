import { and, eq, sql } from 'drizzle-orm'
import { textColumns } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { type ModuleForm, moduleTexts } from '../../admin-course-modules.contract.ts'
import { courseModuleEvents, courseModules } from '../course-modules.tables.ts'
import { hasWork } from './managed-program.queries.ts'

const toRow = (form: ModuleForm) => ({
  ...textColumns(moduleTexts.names, form),
  minutes: form.minutes,
  events_needed: form.events_needed,
  needs_quiz: form.needs_quiz,
  quiz_pass_share: form.quiz_pass_share,
})

/** Records that modules changed. The caller has locked the program's row. */
export async function markModulesChanged(
  tx: Db,
  { program_id, now }: { program_id: number; now: Date },
): Promise<void> {
  await tx.execute(sql`update certificate_programs set modules_changed_at = ${now.toISOString()}::timestamptz
    where id = ${program_id}`)
}

/** The ids of a program's modules, in order. */
export async function selectModuleIds(db: Db, program_id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select id from course_modules where program_id = ${program_id} order by position, id`,
  )
  return found.map(({ id }) => id)
}

/** The caller of this and the following functions holds the program's lock. */
export async function insertCourseModule(
  tx: Db,
  { program_id, position, form }: { program_id: number; position: number; form: ModuleForm },
): Promise<number> {
  const [added] = await tx
    .insert(courseModules)
    .values({ program_id, position, ...toRow(form) })
    .returning({ id: courseModules.id })
  if (!added) throw new Error('the module was not added')
  return added.id
}

export async function updateCourseModule(tx: Db, id: number, form: ModuleForm): Promise<void> {
  await tx.update(courseModules).set(toRow(form)).where(eq(courseModules.id, id))
}

export async function deleteCourseModule(tx: Db, id: number): Promise<void> {
  await tx.delete(courseModules).where(eq(courseModules.id, id))
}

/** Renumbers the modules in the given order. */
export async function orderModules(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`update course_modules m set position = o.place
    from unnest(${idList(ids)}) with ordinality as o (id, place) where m.id = o.id`)
}

/** The ids of a module's events, in order. */
export async function selectEventIds(db: Db, module_id: number): Promise<number[]> {
  const found = await rows<{ event_id: number }>(
    db,
    sql`select event_id from course_module_events where module_id = ${module_id} order by position, event_id`,
  )
  return found.map(({ event_id }) => event_id)
}

/** The name of the program's module that contains the event. */
export async function findModuleOfEvent(
  db: Db,
  { program_id, event_id, language }: { program_id: number; event_id: number; language: string },
): Promise<string | undefined> {
  const [found] = await rows<{ title: string }>(
    db,
    sql`select ${textIn(sql`m.title`, language)} as title from course_module_events l
      join course_modules m on m.id = l.module_id
      where l.program_id = ${program_id} and l.event_id = ${event_id}`,
  )
  return found?.title
}

export async function findEventPublication(db: Db, event_id: number): Promise<string | undefined> {
  const [found] = await rows<{ publication: string }>(
    db,
    sql`select publication from events where id = ${event_id}`,
  )
  return found?.publication
}

export async function insertModuleEvent(
  tx: Db,
  link: { program_id: number; module_id: number; event_id: number; position: number },
): Promise<void> {
  await tx.insert(courseModuleEvents).values(link)
}

/** Returns whether it was in the module. */
export async function deleteModuleEvent(
  tx: Db,
  { module_id, event_id }: { module_id: number; event_id: number },
): Promise<boolean> {
  const gone = await tx
    .delete(courseModuleEvents)
    .where(and(eq(courseModuleEvents.module_id, module_id), eq(courseModuleEvents.event_id, event_id)))
    .returning({ event_id: courseModuleEvents.event_id })
  return gone.length > 0
}

/** Renumbers the events of a module in the given order. */
export async function orderEvents(
  tx: Db,
  { module_id, ids }: { module_id: number; ids: readonly number[] },
): Promise<void> {
  await tx.execute(sql`update course_module_events l set position = o.place
    from unnest(${idList(ids)}) with ordinality as o (id, place)
    where l.module_id = ${module_id} and l.event_id = o.id`)
}

export async function programHasEvents(db: Db, program_id: number): Promise<boolean> {
  const [found] = await rows<{ has_events: boolean }>(
    db,
    sql`select exists (select from course_module_events where program_id = ${program_id}) as has_events`,
  )
  return found?.has_events ?? false
}

/** Whether the module can be completed in its current state. */
export async function moduleHasWork(db: Db, id: number): Promise<boolean> {
  const [found] = await rows<{ has_work: boolean }>(
    db,
    sql`select ${hasWork('m')} as has_work from course_modules m where m.id = ${id}`,
  )
  return found?.has_work ?? false
}
