import { authorize } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type {
  ManagedQuestion,
  ManagedReview,
  QuestionFilters,
  ReviewFilters,
} from '../../../admin-feedback.contract.ts'
import { feedbackAbilities } from '../../../admin-feedback.policy.ts'
import { QUESTION_KIND, REVIEW_KIND } from '../../../feedback.contract.ts'
import { findManagedEvent, type ManagedEventRow, type Organiser } from '../find-managed-event.ts'
import { type FeedbackRow, selectManagedQuestions, selectManagedReviews } from './managed-feedback.queries.ts'

interface Wanted<Filters> {
  id: number
  filters: Filters
  limit: number
  offset: number
}
interface Listed<Row> {
  rows: Row[]
  total: number
  /** The title of the event. */
  title: string
}

/** Questions about an event that the viewer organises. @throws EventNotFound, NotAllowed */
export async function listManagedQuestions(
  db: Db,
  viewer: Organiser,
  { id, ...wanted }: Wanted<QuestionFilters>,
): Promise<Listed<ManagedQuestion>> {
  const event = await findEvent(db, viewer, id)
  const { found, total } = await selectManagedQuestions(db, { event_id: id, ...wanted })
  return { ...withAbilities(viewer, { kind: QUESTION_KIND, event, found }), total }
}

/** Reviews of an event that the viewer organises. @throws EventNotFound, NotAllowed */
export async function listManagedReviews(
  db: Db,
  viewer: Organiser,
  { id, ...wanted }: Wanted<ReviewFilters>,
): Promise<Listed<ManagedReview>> {
  const event = await findEvent(db, viewer, id)
  const { found, total } = await selectManagedReviews(db, { event_id: id, ...wanted })
  return { ...withAbilities(viewer, { kind: REVIEW_KIND, event, found }), total }
}

async function findEvent(db: Db, viewer: Organiser, id: number): Promise<ManagedEventRow> {
  const event = await findManagedEvent(db, viewer, { id })
  authorize(event.can.see_people)
  return event
}

function withAbilities<Row extends FeedbackRow>(
  viewer: Organiser,
  of: { kind: typeof QUESTION_KIND | typeof REVIEW_KIND; event: ManagedEventRow; found: Row[] },
) {
  const { kind, event, found } = of
  const { form, publication } = event
  const rows = found.map(({ needs_moderator, ...row }) => ({
    ...row,
    can: feedbackAbilities(viewer, { ...row, needs_moderator, kind, publication }),
  }))
  return { rows, title: form.title_en || form.title_hi }
}
