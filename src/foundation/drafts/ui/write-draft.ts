import type { Api } from '#contract/client.ts'
import type { Answer, CallInput } from '#contract/endpoint.ts'
import type { Registry } from '#contract/registry.ts'
import { IDEMPOTENCY_HEADER, idempotencyKey } from '#foundation/offline/offline.contract.ts'
import { type OfForm, type OwnDraft, ownDrafts } from '#foundation/offline/ui/index.ts'
import type { DraftFields } from '../drafts.contract.ts'

type Draft = CallInput<Registry['POST /user/draft/save/']>['body']

export type Written = 'saved' | 'only-here' | 'signed-out' | 'not-kept' | 'elsewhere'

export interface DraftWriter {
  /**
   * One after the other; undefined where newer words, or the form itself, were sent in its stead. `isChosen`: the
   * person said that this is the one to keep.
   */
  write(fields: DraftFields, how?: { isChosen?: boolean }): Promise<Written | undefined>
  /**
   * The page goes, and its code with it: sent at once, by the browser alone. Without a network it is kept on this
   * device.
   */
  writeLeaving(fields: DraftFields): void
  /** The form is on its way: what has not begun is not saved any more. */
  skipWaiting(): void
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
 * Saves what is written into a form. What does not reach us is kept on this device, with the draft that it went on
 * from: something newer is never written over.
 * @param began `saved_at` of the draft that the form began with
 */
export function draftWriter(api: Api, of: OfForm, began: string | null): DraftWriter {
  const { user_id, ...form } = of
  let since = began
  let last: DraftFields | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let inTurn = 0
  let newest = 0

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

  function queue<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    inTurn += 1
    const done = turn.then(work).finally(() => {
      inTurn -= 1
    })
    turn = done.catch(() => undefined)
    return done
  }

  return {
    write(fields, { isChosen = false } = {}) {
      newest += 1
      const own = newest
      return queue(async () => (own === newest ? send({ fields, since }, isChosen) : undefined))
    },
    writeLeaving(fields) {
      newest += 1
      // Behind one that is on its way, what it goes on from is not known.
      const draft = { fields, since }
      const sending = sendLeaving(user_id, { ...form, fields, ...(inTurn === 0 && { since }) })
      void queue(async () => {
        const saved = await sending.catch(() => undefined)
        if (saved === undefined) return onDevice(({ keepOwnDraft }) => keepOwnDraft(of, draft))
        since = saved
        last = fields
      })
    },
    skipWaiting() {
      newest += 1
    },
    writeKept: (kept) => queue(() => send(kept, false)),
    isBusy: () => inTurn > 0,
    settled: () => turn,
  }
}

/**
 * Goes on when the page is gone, as no other request does; up to 64 kB by the standard of fetch. Like what waits it
 * names its person, and is refused under anybody else.
 * @throws where it was not saved
 */
async function sendLeaving(user_id: number, body: Draft): Promise<string> {
  const response = await fetch('/user/draft/save/', {
    method: 'POST',
    keepalive: true,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      [IDEMPOTENCY_HEADER]: idempotencyKey(user_id, crypto.randomUUID()),
    },
    body: JSON.stringify(body),
  })
  const answer: Answer<Registry['POST /user/draft/save/']> = await response.json()
  if (!answer.success) throw new Error(answer.data.message)
  return answer.data.saved_at
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
