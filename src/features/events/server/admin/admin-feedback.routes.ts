import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminFeedbackContract } from '../../admin-feedback.contract.ts'
import { decideFeedback } from './decide-feedback.ts'
import { listManagedQuestions, listManagedReviews } from './list-feedback.ts'

export function adminFeedbackRoutes({ serve, viewers }: RouteParts): void {
  serve(adminFeedbackContract.listManagedQuestions, async ({ db, body, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id, page, length, ...filters } = body
    const wanted = { id, filters, ...pageWindow({ page, length }) }
    const { rows, total, title } = await listManagedQuestions(db, viewer, wanted)
    return { data: rows, recordsTotal: total, recordsTotal_is_capped: false, title }
  })

  serve(adminFeedbackContract.listManagedReviews, async ({ db, body, ...call }) => {
    const viewer = await viewers.staff(call)
    const { id, page, length, ...filters } = body
    const wanted = { id, filters, ...pageWindow({ page, length }) }
    const { rows, total, title } = await listManagedReviews(db, viewer, wanted)
    return { data: rows, recordsTotal: total, recordsTotal_is_capped: false, title }
  })

  serve(adminFeedbackContract.decideFeedback, async ({ db, body, now, ...call }) => {
    const viewer = await viewers.staff(call)
    await decideFeedback(db, viewer, { ...body, now })
    const isHidden = body.decision === 'hide'
    return { data: { message: isHidden ? m.admin_report_hidden() : m.admin_report_restored() } }
  })
}
