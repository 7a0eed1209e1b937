import { recordChange } from '#foundation/audit/server/index.ts'
import { notify } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { UnderReviewDecision } from '../../admin-moderation.contract.ts'
import { lockIfThere, type Reported } from '../lock-reported.ts'
import { ThingUnderReviewChanged, ThingUnderReviewNotFound } from '../moderation.errors.ts'
import type { Reportable } from '../reportable.ts'
import {
  dropFromReview,
  lockUnderReview,
  type UnderReviewRow,
  writeUnderReviewDecision,
} from './under-review.queries.ts'

interface Decided extends Reported {
  decision: UnderReviewDecision
  reason?: string | undefined
  /** The version that the moderator saw; without it, whatever is current. */
  held_at?: string | undefined
  now: Date
}

/**
 * A moderator publishes a thing under review, or refuses it with a reason; its author is notified. A refused one can
 * still be published later. The caller has checked the permission.
 * @throws ThingUnderReviewNotFound, ThingUnderReviewChanged
 */
export async function decideUnderReview(db: Db, moderator: { id: number }, of: Decided): Promise<void> {
  const { kind, id, decision, reason, held_at, now } = of
  await db.transaction(async (tx) => {
    const thing = await lockIfThere(tx, of)
    const underReview = await lockUnderReview(tx, { kind, id })
    if (!underReview || !isOpenTo(underReview, decision)) throw new ThingUnderReviewNotFound()
    if (!thing) {
      await dropFromReview(tx, { kind, id })
      return
    }
    if (held_at !== undefined && held_at !== underReview.held_at) throw new ThingUnderReviewChanged()
    const { reportable, is_hidden } = thing
    const quietly = { id, isByModerator: true, isQuiet: true, reason, now }
    if (decision === 'publish' && is_hidden) await reportable.setHidden(tx, { ...quietly, isHidden: false })
    if (decision === 'refuse' && !is_hidden) await reportable.setHidden(tx, { ...quietly, isHidden: true })
    if (decision === 'refuse' && is_hidden) await reportable.keepReason?.(tx, { id, reason })
    await writeUnderReviewDecision(tx, { kind, id, decision, moderator_id: moderator.id, now })
    await notifyOfDecision(tx, { reportable, id, decision, reason, now })
    const action = decision === 'publish' ? 'published' : 'refused'
    const personal =
      underReview.user_id === null ? {} : { personal: { user_id: underReview.user_id, after: { reason } } }
    await recordChange(tx, {
      viewer: moderator,
      action,
      kind: reportable.kind,
      id,
      after: { held_for: underReview.why },
      ...personal,
      now,
    })
  })
}

/** The most characters of the thing quoted in the sentence. */
const MOST_LETTERS = 60

/** Notifies the author of the decision, under the bell and by email. Moderators stay anonymous. */
export async function notifyOfDecision(
  tx: Db,
  of: {
    reportable: Reportable
    id: number
    decision: UnderReviewDecision
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
    path: (decision === 'refuse' && reportable.hiddenAddress) || thing.address,
    now,
  })
}

function beginning(text: string): string {
  const letters = Array.from(text.replace(/\s+/g, ' '))
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : letters.join('')
}

/** A refused thing can still be published. */
export const isOpenTo = ({ decision: before }: UnderReviewRow, decision: UnderReviewDecision): boolean =>
  before === null || (before === 'refuse' && decision === 'publish')
