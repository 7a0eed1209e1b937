import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { draftsContract } from '../drafts.contract.ts'
import { DraftIsNewer } from './drafts.errors.ts'
import { deleteDraft, findDraft, listDrafts, writeDraft } from './drafts.queries.ts'

export function draftsRoutes({ serve, viewers }: RouteParts): void {
  serve(draftsContract.listDrafts, async ({ db, now, query, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await listDrafts(db, { user_id: viewer.id, form: query.form, now }) }
  })

  serve(draftsContract.getDraft, async ({ db, now, query, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    return { data: await findDraft(db, { user_id: viewer.id, ...formOf(query), now }) }
  })

  serve(draftsContract.saveDraft, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { fields, since } = body
    const isWritten = await writeDraft(db, { user_id: viewer.id, ...formOf(body), fields, since, now })
    if (!isWritten) throw new DraftIsNewer()
    return { data: { saved_at: now.toISOString() } }
  })

  serve(draftsContract.discardDraft, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await deleteDraft(db, { user_id: viewer.id, ...formOf(body) })
    return { data: { message: m.draft_discarded() } }
  })
}

const formOf = ({ form, subject }: { form: string; subject: number }) => ({ form, subject_id: subject })
