import { authorize, mayReadAudit } from '#foundation/accounts/server/index.ts'
import { selectAudit, selectAuditWords } from '#foundation/audit/server/index.ts'
import type { RouteParts } from '#foundation/feature.ts'
import { cappedTotal } from '#platform/db/counts.ts'
import { pageWindow } from '#platform/db/page-window.ts'
import { auditContract } from '../../audit.contract.ts'
import { hasPart } from '../people/people.queries.ts'

export function auditRoutes({ serve, viewers }: RouteParts): void {
  serve(auditContract.listAudit, async ({ db, body, ...call }) => {
    authorize(mayReadAudit(await viewers.loggedIn(call)))
    const { kind, action, subject_id, person_id, search_query, from, to, ...pages } = body
    const people = search_query === undefined ? undefined : hasPart(search_query).isFound
    const wanted = { kind, action, subject_id, person_id, people, from, to }
    const { entries, total } = await selectAudit(db, { ...wanted, ...pageWindow(pages) })
    return { data: entries as never, ...cappedTotal(total), ...(await selectAuditWords(db)) }
  })
}
