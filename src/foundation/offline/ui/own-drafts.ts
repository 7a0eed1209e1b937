import type { DraftFields } from '#foundation/drafts/drafts.contract.ts'
import type { WaitingMutation } from '../device/device-store.ts'
import { draftsOf, keepMutation, type OfForm, removeMutation } from '../device/outbox.ts'
import { SAVE_DRAFT } from '../offline.contract.ts'
import { newMutation } from './new-mutation.ts'

/** What a person wrote in a form on this device and the server doesn't have. */
export interface OwnDraft {
  fields: DraftFields
  /** `saved_at` of the draft that it continues. */
  since: string | null
}

const read = ({ body }: WaitingMutation): OwnDraft => {
  const { fields, since } = body as { fields: DraftFields; since?: string | null }
  return { fields, since: since ?? null }
}

/** `waiting` will be sent; `aside` was refused because something newer exists, and the person decides. */
export async function findOwnDraft(of: OfForm): Promise<{ waiting?: OwnDraft; aside?: OwnDraft }> {
  const found = await draftsOf(of)
  const waiting = found.findLast(({ refused }) => refused === undefined)
  const aside = found.findLast(({ refused }) => refused !== undefined)
  return { ...(waiting && { waiting: read(waiting) }), ...(aside && { aside: read(aside) }) }
}

/** @throws if the browser stores nothing or is full */
export function keepOwnDraft({ user_id, ...form }: OfForm, draft: OwnDraft): Promise<number> {
  return keepMutation(newMutation({ user_id, call: SAVE_DRAFT, body: { ...form, ...draft } }))
}

/**
 * Replaces everything stored of this form with this draft.
 * @throws if the browser stores nothing or is full
 */
export async function setOwnDraftAside(of: OfForm, draft: OwnDraft, why: string): Promise<number> {
  const { user_id, ...form } = of
  await dropOwnDrafts(of)
  return keepMutation({
    ...newMutation({ user_id, call: SAVE_DRAFT, body: { ...form, ...draft } }),
    refused: why,
  })
}

/** Drops all of this form's drafts, only the waiting one, or only those the person should decide on. */
export async function dropOwnDrafts(of: OfForm, which: 'all' | 'waiting' | 'aside' = 'all'): Promise<void> {
  for (const { id, refused } of await draftsOf(of)) {
    const isMeant = which === 'all' || (which === 'aside') === (refused !== undefined)
    if (id !== undefined && isMeant) await removeMutation(id)
  }
}
