import { STAFF_FILE, sendStaffTable } from '#foundation/admin-kit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { checkedInput } from '#platform/http/checked-input.ts'
import { adminFeedbackContract, questionFilters, reviewFilters } from '../../../admin-feedback.contract.ts'
import { eventInAddress } from '../event-in-address.ts'
import { decideFeedback } from './decide-feedback.ts'
import { questionsTable, reviewsTable } from './feedback-tables.ts'
import { listManagedQuestions, listManagedReviews } from './list-feedback.ts'

export function adminFeedbackRoutes({ app, db, serve, viewers }: RouteParts): void {
  serve(adminFeedbackContract.listManagedQuestions, async ({ db, body, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id, page, length, ...filters } = body
    const wanted = { id, filters, ...pageWindow({ page, length }) }
    const { rows, total, title } = await listManagedQuestions(db, viewer, wanted)
    return { data: rows, ...exactTotal(total), title }
  })

  serve(adminFeedbackContract.listManagedReviews, async ({ db, body, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id, page, length, ...filters } = body
    const wanted = { id, filters, ...pageWindow({ page, length }) }
    const { rows, total, title } = await listManagedReviews(db, viewer, wanted)
    return { data: rows, ...exactTotal(total), title }
  })

  serve(adminFeedbackContract.decideFeedback, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await decideFeedback(db, viewer, { ...body, now })
    const isHidden = body.decision === 'hide'
    return { data: { message: isHidden ? m.admin_report_hidden() : m.admin_report_restored() } }
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events/:id/questions.csv',
    handler: async (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const id = eventInAddress(request)
        return questionsTable(db, viewer, { id, filters: checkedInput(questionFilters, request.query) })
      }),
  })

  app.route({
    ...STAFF_FILE,
    url: '/admin/events/:id/reviews.csv',
    handler: async (request, reply) =>
      sendStaffTable({ viewers, request, reply }, (viewer) => {
        const id = eventInAddress(request)
        return reviewsTable(db, viewer, { id, filters: checkedInput(reviewFilters, request.query) })
      }),
  })
}
