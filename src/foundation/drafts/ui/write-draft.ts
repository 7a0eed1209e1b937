import type { Api } from '#contract/client.ts'
import type { Answer, CallInput } from '#contract/endpoint.ts'
import type { Registry } from '#contract/registry.ts'
import { IDEMPOTENCY_HEADER, idempotencyKey } from '#foundation/offline/offline.contract.ts'
import { type OfForm, type OwnDraft, ownDrafts } from '#foundation/offline/ui/index.ts'
import type { DraftFields } from '../drafts.contract.ts'

type Draft = CallInput<Registry['POST /user/draft/save/']>['body']

export type Written = 'saved' | 'only-here' | 'logged-out' | 'not-kept' | 'elsewhere'

export interface DraftWriter {
  /**
   * Writes one draft at a time; undefined if a newer one or the form itself was sent instead. `isChosen` means that the
   * person chose to keep this one.
   */
  write(fields: DraftFields, how?: { isChosen?: boolean }): Promise<Written | undefined>
  /**
   * Sends at once when the page and its code are about to unload. Without a network, the draft is kept on this device.
   * Resolves to whether the server has it.
   */
  writeLeaving(fields: DraftFields): Promise<boolean>
  /** The form is being sent: cancels saves that haven't started. */
  skipWaiting(): void
  /** Sends what this device kept when the page loaded, which may be older than the server's draft. */
  writeKept(kept: OwnDraft): Promise<Written>
  isBusy(): boolean
  settled(): Promise<unknown>
}

const inOneForm = (fields: DraftFields | undefined) =>
  JSON.stringify(Object.entries(fields ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)))
const isSame = (one: DraftFields | undefined, other: DraftFields | undefined) =>
  inOneForm(one) === inOneForm(other)

/**
 * Saves a form's drafts. A draft that doesn't reach the server is kept on this device with the one it continues, so
 * that nothing newer is ever overwritten.
 * @param began `saved_at` of the draft that the form started from
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
    return answer.status === 401 ? 'logged-out' : 'only-here'
  }

  /** When these fields were saved, if the server has them: saved by this tab, which got no reply. */
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
      // If a save is under way, it's unknown which draft this one will continue.
      const draft = { fields, since }
      const sending = sendLeaving(user_id, { ...form, fields, ...(inTurn === 0 && { since }) })
      return queue(async () => {
        const saved = await sending.catch(() => undefined)
        if (saved === undefined) {
          await onDevice(({ keepOwnDraft }) => keepOwnDraft(of, draft))
          return false
        }
        since = saved
        last = fields
        return true
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
 * A keepalive request outlives the page; the fetch standard allows it 64 kB. Like queued mutations it names its person,
 * and is refused for anyone else.
 * @throws if it wasn't saved
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

/** Undefined if this device stores nothing or the code for it failed to load. */
export async function onDevice<T>(
  work: (device: Awaited<ReturnType<typeof ownDrafts>>) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work(await ownDrafts())
  } catch {
    return undefined
  }
}
