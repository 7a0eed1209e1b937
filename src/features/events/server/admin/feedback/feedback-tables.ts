import type { FileTable } from '#foundation/admin-kit/server/index.ts'
import { m } from '#messages/messages.js'
import type { Cell } from '#platform/csv/csv.ts'
import type { Db } from '#platform/db/database.ts'
import type { ManagedQuestion, QuestionFilters, ReviewFilters } from '../../../admin-feedback.contract.ts'
import type { Organiser } from '../find-managed-event.ts'
import { listManagedQuestions, listManagedReviews } from './list-feedback.ts'

/** Rows of the file. Organisers with more can filter the list. */
const WINDOW = { limit: 10_000, offset: 0 }

/** An event's questions, as a CSV table. @throws EventNotFound, NotAllowed */
export async function questionsTable(
  db: Db,
  viewer: Organiser,
  { id, filters }: { id: number; filters: QuestionFilters },
): Promise<FileTable> {
  const { rows } = await listManagedQuestions(db, viewer, { id, filters, ...WINDOW })
  return {
    name: `questions-${id}`,
    heads: [...writtenHeads(), m.admin_question(), m.admin_votes(), m.admin_answers()],
    rows: rows.map((row) => [...writtenCells(row), row.question, row.up_vote_count, answersIn(row)]),
  }
}

/** An event's reviews, as a CSV table. @throws EventNotFound, NotAllowed */
export async function reviewsTable(
  db: Db,
  viewer: Organiser,
  { id, filters }: { id: number; filters: ReviewFilters },
): Promise<FileTable> {
  const { rows } = await listManagedReviews(db, viewer, { id, filters, ...WINDOW })
  return {
    name: `reviews-${id}`,
    heads: [...writtenHeads(), m.admin_rating(), m.admin_review()],
    rows: rows.map((row) => [...writtenCells(row), row.rating, row.feedback]),
  }
}

const writtenHeads = () => [
  m.admin_written_at(),
  m.admin_written_by(),
  m.status_label(),
  m.admin_reported_by(),
]

function writtenCells(
  row: Pick<ManagedQuestion, 'written_at' | 'written_by' | 'is_hidden' | 'report_count'>,
) {
  const state = row.is_hidden ? m.admin_state_hidden() : m.admin_state_shown()
  return [row.written_at, row.written_by ?? m.former_member(), state, row.report_count] satisfies Cell[]
}

const answersIn = ({ answers }: ManagedQuestion) =>
  answers.map(({ answer, answered_by }) => `${answered_by ?? m.former_member()}: ${answer}`).join('\n\n')
