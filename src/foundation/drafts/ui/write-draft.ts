import type { Api } from '#contract/client.ts'
import { type OwnDraft, ownDrafts } from '#foundation/offline/ui/index.ts'
import type { DraftFields } from '../drafts.contract.ts'

/** One form of a person: which, and of what. */
export interface OfForm {
  user_id: number
  form: string
  subject: number
}

export type Written = 'saved' | 'only-here' | 'signed-out' | 'not-kept' | 'elsewhere'

export interface DraftWriter {
  /** One after the other. `isChosen`: the person said that this is the one to keep. */
  write(fields: DraftFields, how?: { isChosen?: boolean }): Promise<Written>
  /** What this device kept when the page came, which may be older than what is there. */
  writeKept(kept: OwnDraft): Promise<Written>
  isBusy(): boolean
  settled(): Promise<unknown>
}

const inOneForm = (fields: DraftFields | undefined) =>
  JSON.stringify(Object.entries(fields ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)))
const isSame = (one: DraftFields | undefined, other: DraftFields | undefined) =>
  inOneForm(one) === inOneForm(other)

/**
 * Saves what is written into a form. What does not reach us is kept on this device, with the draft that it went on from:
 * something newer is never written over.
 * @param began `saved_at` of the draft that the form began with
 */
export function draftWriter(api: Api, of: OfForm, began: string | null): DraftWriter {
  const { user_id, ...form } = of
  let since = began
  let last: DraftFields | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let inTurn = 0

  async function send(draft: OwnDraft, isChosen: boolean): Promise<Written> {
    const before = last
    last = draft.fields
    const body = { ...form, fields: draft.fields, ...(!isChosen && { since: draft.since }) }
    const answer = await api('POST /user/draft/save/', { body })
    if (answer.success) {
      since = answer.data.saved_at
      await onDevice(({ dropOwnDrafts }) => dropOwnDrafts(of, isChosen ? 'all' : 'waiting'))
      return 'saved'
    }
    if (answer.status === 409) {
      const moment = before && (await savedAt(before))
      if (moment) {
        await onDevice(({ dropOwnDrafts }) => dropOwnDrafts(of))
        return send({ ...draft, since: moment }, false)
      }
      await onDevice((device) => device.setOwnDraftAside(of, draft, answer.data.message))
      return 'elsewhere'
    }
    if (answer.status === 507) return 'not-kept'
    if (answer.is_waiting) return 'only-here'
    const kept = await onDevice(({ keepOwnDraft }) => keepOwnDraft(of, draft))
    if (kept === undefined) return 'not-kept'
    return answer.status === 401 ? 'signed-out' : 'only-here'
  }

  /** When these words were saved, if they are what is there: by this tab, which did not hear of it. */
  async function savedAt(fields: DraftFields): Promise<string | undefined> {
    const there = await api('GET /user/draft/', { query: form })
    return there.success && there.data && isSame(there.data.fields, fields) ? there.data.saved_at : undefined
  }

  function queue(work: () => Promise<Written>): Promise<Written> {
    inTurn += 1
    const done = turn.then(work).finally(() => {
      inTurn -= 1
    })
    turn = done.catch(() => undefined)
    return done
  }

  return {
    write: (fields, { isChosen = false } = {}) => queue(() => send({ fields, since }, isChosen)),
    writeKept: (kept) => queue(() => send(kept, false)),
    isBusy: () => inTurn > 0,
    settled: () => turn,
  }
}

/** Undefined where this device keeps nothing, or its code could not be fetched. */
export async function onDevice<T>(
  work: (device: Awaited<ReturnType<typeof ownDrafts>>) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work(await ownDrafts())
  } catch {
    return undefined
  }
}
