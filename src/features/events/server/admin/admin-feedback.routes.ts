import { m } from '#messages/messages.js'
import { pageWindow } from '#platform/db/page-window.ts'
import type { Serve } from '#platform/http/serve.ts'
import { adminFeedbackContract } from '../../admin-feedback.contract.ts'
import type { EventParts } from '../details/event-parts.ts'
import { decideFeedback } from './decide-feedback.ts'
import { listManagedQuestions, listManagedReviews } from './list-feedback.ts'

export function adminFeedbackRoutes(serve: Serve, { viewers }: EventParts): void {
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
