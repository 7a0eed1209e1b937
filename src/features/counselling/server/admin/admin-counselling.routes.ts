import { authorize, mayKeepCounselling, type Viewers } from '#foundation/accounts/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { exactTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { adminCounsellingContract } from '../../admin-counselling.contract.ts'
import { selectRecords } from './admin-counselling.queries.ts'
import { addRecord, type Imported, importRecords, removeRecord } from './keep-records.ts'

/**
 * Records of group counselling, for administrators. Emails are only sent in bodies, so that no URL identifies a
 * person.
 */
export function adminCounsellingRoutes({ serve, viewers }: RouteParts): void {
  async function keeper(call: Parameters<Viewers['loggedIn']>[0]) {
    const viewer = await viewers.loggedIn(call)
    authorize(mayKeepCounselling(viewer))
    return viewer
  }

  serve(adminCounsellingContract.listRecords, async ({ db, body, ...call }) => {
    await keeper(call)
    const { search_query: search, ...asked } = body
    const { records, total } = await selectRecords(db, { search, order: asked, ...pageWindow(asked) })
    return { data: records, ...exactTotal(total) }
  })

  serve(adminCounsellingContract.addRecord, async ({ db, body, now, ...call }) => {
    const id = await addRecord(db, body, { viewer: await keeper(call), now })
    return { data: { message: m.admin_counselling_added(), id } }
  })

  serve(adminCounsellingContract.importRecords, async ({ db, body, now, ...call }) => {
    const { csv, is_check: isCheck } = body
    const imported = await importRecords(db, { csv, isCheck, viewer: await keeper(call), now })
    return { data: { ...imported, message: inWords(imported, isCheck) } }
  })

  serve(adminCounsellingContract.removeRecord, async ({ db, body, now, ...call }) => {
    await removeRecord(db, body.id, { viewer: await keeper(call), now })
    return { data: { message: m.admin_counselling_removed() } }
  })
}

function inWords({ added, known, wrong }: Imported, isCheck: boolean): string {
  if (wrong.length > 0) return m.admin_counselling_import_wrong()
  return isCheck
    ? m.admin_counselling_checked({ added, known })
    : m.admin_counselling_imported({ added, known })
}
