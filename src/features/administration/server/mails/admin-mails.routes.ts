import { authorize, mayOperate } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { adminMailsContract } from '#foundation/mails/admin-mails.contract.ts'
import {
  countFailedMails,
  retryFailedMails,
  retryOneMail,
  selectMails,
  showMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { cappedTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'

export function adminMailsRoutes({ serve, viewers }: RouteParts): void {
  serve(adminMailsContract.listMails, async ({ db, body, ...call }) => {
    authorize(mayOperate(await viewers.loggedIn(call)))
    const { search_query: search, status, kind } = body
    const { mails, total } = await selectMails(db, { search, status, kind, order: body, ...pageWindow(body) })
    return { data: mails, ...cappedTotal(total), failed_count: await countFailedMails(db) }
  })

  serve(adminMailsContract.getMail, async ({ db, query: { id }, log, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayOperate(viewer))
    const data = await showMail(db, id)
    log.info({ user_id: viewer.id, mail_id: id, kind: 'mail-read' }, 'security')
    return { data }
  })

  serve(adminMailsContract.retryMail, async ({ db, now, body: { id }, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayOperate(viewer))
    await retryOneMail(db, { viewer, id, now })
    return { data: { message: m.emails_retried() } }
  })

  serve(adminMailsContract.retryFailedMails, async ({ db, now, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    authorize(mayOperate(viewer))
    const { retried, left } = await retryFailedMails(db, { viewer, now })
    const message =
      left > 0 ? m.emails_retried_some({ retried, left }) : m.emails_retried_all({ count: retried })
    return { data: { message, retried, left } }
  })
}
