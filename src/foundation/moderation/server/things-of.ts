import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { AuthorContext } from '../admin-moderation.contract.ts'
import { selectAuthorContexts } from './context.queries.ts'
import type { Reportable, ReportedThing } from './reportable.ts'

/** A thing with what moderators should know about its author. */
export type ModeratedThing = Omit<ReportedThing, 'place'> & {
  place: string | null
  about_author: AuthorContext | null
}

interface Subject {
  kind: string
  subject_id: number
}

/**
 * The things on a page of a queue, by kind and id, without deleted ones. One query per kind and one for the authors.
 */
export async function thingsOf(
  db: Db,
  of: { reportables: readonly Reportable[]; subjects: readonly Subject[]; language: TextLanguage },
): Promise<(subject: Subject) => ModeratedThing | null> {
  const { reportables, subjects, language } = of
  const found = new Map<string, ReportedThing>()
  for (const { kind, selectThings } of reportables) {
    const ids = subjects.filter((subject) => subject.kind === kind).map(({ subject_id }) => subject_id)
    if (ids.length === 0) continue
    for (const thing of await selectThings(db, ids, language)) found.set(`${kind} ${thing.id}`, thing)
  }
  const user_ids = [...new Set([...found.values()].flatMap(({ author }) => (author ? [author.id] : [])))]
  const authors = await selectAuthorContexts(db, { reportables, user_ids })
  return ({ kind, subject_id }) => {
    const thing = found.get(`${kind} ${subject_id}`)
    if (!thing) return null
    const { place = null, author } = thing
    return { ...thing, place, about_author: (author && authors.get(author.id)) ?? null }
  }
}
