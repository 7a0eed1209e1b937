import { type SQL, sql } from 'drizzle-orm'
import { shortName } from '#foundation/accounts/server/index.ts'
import { needsModerator, reportCountOf } from '#foundation/moderation/server/index.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { QuestionState } from '../../../admin-event-fields.contract.ts'
import type {
  ManagedQuestion,
  ManagedReview,
  QuestionFilters,
  ReviewFilters,
} from '../../../admin-feedback.contract.ts'
import { QUESTION_KIND, REVIEW_KIND } from '../../../feedback.contract.ts'
import { answersOf } from '../../feedback/event-questions.queries.ts'

/** What decides who may show it again. */
export interface FeedbackRow {
  is_hidden: boolean
  report_count: number
  needs_moderator: boolean
}
type QuestionRow = Omit<ManagedQuestion, 'can'> & FeedbackRow
type ReviewRow = Omit<ManagedReview, 'can'> & FeedbackRow

interface Wanted<Filters> {
  event_id: number
  filters: Filters
  limit: number
  offset: number
}

const reportsOf = { question: of(QUESTION_KIND), review: of(REVIEW_KIND) }
function of(kind: string): SQL<number> {
  return reportCountOf({ kind, id: sql`f.id` })
}
const moderation = (kind: string) =>
  sql`${of(kind)} as report_count, ${needsModerator({ kind, id: sql`f.id` })} as needs_moderator`

const conditions = (reports: SQL): Record<Exclude<QuestionState, 'unanswered'>, SQL> => ({
  shown: sql`f.hidden_at is null`,
  hidden: sql`f.hidden_at is not null`,
  reported: sql`${reports} > 0`,
})

/** An event's questions, including hidden ones, newest first. */
export function selectManagedQuestions(
  db: Db,
  { event_id, filters: { search_query, state }, ...window }: Wanted<QuestionFilters>,
): Promise<{ found: QuestionRow[]; total: number }> {
  const states = {
    ...conditions(reportsOf.question),
    unanswered: sql`f.hidden_at is null and not exists (select from event_answers a where a.question_id = f.id and a.hidden_at is null)`,
  }
  const isWanted = sql`f.event_id = ${event_id}
    and ${state ? states[state] : sql`true`}
    and ${search_query ? sql`f.question ilike ${likeWords(search_query)}` : sql`true`}`
  return selectFeedback<QuestionRow>(db, {
    table: sql`event_questions`,
    columns: sql`f.question, f.up_vote_count, ${answersOf(sql`f.id`, null)} as answers, ${moderation(QUESTION_KIND)}`,
    isWanted,
    ...window,
  })
}

/** An event's reviews, including hidden ones, newest first. */
export function selectManagedReviews(
  db: Db,
  { event_id, filters: { search_query, state, rating }, ...window }: Wanted<ReviewFilters>,
): Promise<{ found: ReviewRow[]; total: number }> {
  const isWanted = sql`f.event_id = ${event_id}
    and ${state ? conditions(reportsOf.review)[state] : sql`true`}
    and ${rating ? sql`f.rating = ${rating}` : sql`true`}
    and ${search_query ? sql`f.feedback ilike ${likeWords(search_query)}` : sql`true`}`
  return selectFeedback<ReviewRow>(db, {
    table: sql`event_reviews`,
    columns: sql`f.rating, f.feedback, f.edited_at is not null as is_edited, ${moderation(REVIEW_KIND)}`,
    isWanted,
    ...window,
  })
}

async function selectFeedback<Row>(
  db: Db,
  wanted: { table: SQL; columns: SQL; isWanted: SQL; limit: number; offset: number },
): Promise<{ found: Row[]; total: number }> {
  const { table, columns, isWanted, limit, offset } = wanted
  const found = await rows<Row>(
    db,
    sql`select f.id, ${shortName('u')} as written_by, ${isoUtc(sql`f.created_at`)} as written_at,
        f.hidden_at is not null as is_hidden, ${columns}
      from ${table} f left join users u on u.id = f.user_id
      where ${isWanted} order by f.id desc limit ${limit} offset ${offset}`,
  )
  const total = await countRows(db, sql`${table} f where ${isWanted}`)
  return { found, total }
}

/** The state of a question or review; undefined if the event has no such one. */
export async function findFeedback(
  db: Db,
  { event_id, kind, id }: { event_id: number; kind: typeof QUESTION_KIND | typeof REVIEW_KIND; id: number },
): Promise<FeedbackRow | undefined> {
  const table = kind === QUESTION_KIND ? sql`event_questions` : sql`event_reviews`
  const [found] = await rows<FeedbackRow>(
    db,
    sql`select f.hidden_at is not null as is_hidden, ${moderation(kind)}
      from ${table} f where f.id = ${id} and f.event_id = ${event_id}`,
  )
  return found
}
