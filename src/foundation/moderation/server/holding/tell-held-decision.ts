import { notify } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { HeldDecision } from '../../admin-moderation.contract.ts'
import type { Reportable } from '../reportable.ts'

/** Letters of the thing that the sentence names it by. */
const MOST_LETTERS = 60

/** Tells the maker what a moderator decided, under the bell and by mail. The moderator is not named. */
export async function tellHeldDecision(
  tx: Db,
  of: {
    reportable: Reportable
    id: number
    decision: HeldDecision
    reason: string | undefined
    now: Date
  },
): Promise<void> {
  const { reportable, id, decision, reason, now } = of
  const [thing] = await reportable.selectThings(tx, [id], 'en')
  if (!thing?.author) return
  const kind = decision === 'publish' ? 'held_published' : reason ? 'held_refused_why' : 'held_refused'
  await notify(tx, {
    user_ids: [thing.author.id],
    kind,
    key: `${kind}:${reportable.kind}:${id}:${now.toISOString()}`,
    params: { title: beginning(thing.text), ...(reason ? { reason } : {}) },
    actor_id: null,
    path: thing.address,
    now,
  })
}

function beginning(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' '))
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : letters.join('')
}
