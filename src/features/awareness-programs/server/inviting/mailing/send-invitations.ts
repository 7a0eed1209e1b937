import { randomBytes } from 'node:crypto'
import type { TextLanguage } from '#contract/wire.ts'
import { lockUser, type Viewer } from '#foundation/accounts/server/index.ts'
import type { Uploads } from '#foundation/uploads/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { INVITATIONS_A_DAY } from '../../../awareness-programs.contract.ts'
import { findOwnCampaign } from '../../find-own-campaign.ts'
import { expectInviting } from '../expect-inviting.ts'
import { insertInvitations } from '../invitations.queries.ts'
import { InvitationsUsedUp, NobodyToInvite } from '../inviting.errors.ts'
import { hashList } from '../list/hash-list.ts'
import { type GivenList, readList } from '../list/read-list.ts'
import { type SortedList, sortOutList } from '../list/sort-out-list.ts'
import type { StopLinks } from '../stopping/stop-links.ts'
import { leftToday } from './left-today.ts'
import { mailInvitationsJob } from './mail-invitations-job.ts'

interface Sending {
  campaign_id: number
  /** The language of the emails. */
  language: TextLanguage
  uploads: Uploads
  links: StopLinks
  now: Date
}

interface SentInvitations {
  sent: number
  postponed: number
  left_today: number
  counts: SortedList['counts']
}

/** The token in the email's link. Only someone who reads the emails of that address has it. */
const newToken = () => randomBytes(24).toString('base64url')

/**
 * Invites the people in a list who can be, up to the daily limit. Submitting the same list again continues where it
 * stopped.
 * @throws what `expectInviting` and `readList` do, CampaignNotFound, NobodyToInvite, InvitationsUsedUp
 */
export async function sendInvitations(
  db: Db,
  viewer: Viewer,
  given: GivenList,
  { campaign_id, language, uploads, links, now }: Sending,
): Promise<SentInvitations> {
  const user_id = viewer.id
  expectInviting(viewer, await findOwnCampaign(db, { id: campaign_id, user_id, language }))
  const hashed = await hashList(await readList(db, given, { user_id, uploads }), links.hashesOf)
  return db.transaction(async (tx) => {
    await lockUser(tx, user_id)
    const { ready, counts } = await sortOutList(tx, hashed, { campaign_id, own_email: viewer.email })
    if (ready.length === 0) throw new NobodyToInvite()
    const left = await leftToday(tx, { user_id, now })
    if (left === 0) throw new InvitationsUsedUp(INVITATIONS_A_DAY)
    const people = ready.slice(0, left).map((one) => ({ ...one, token: newToken() }))
    const invitation_ids = await insertInvitations(tx, { campaign_id, language, people, now })
    await enqueue(tx, mailInvitationsJob, { invitation_ids, is_reminder: false })
    const sent = invitation_ids.length
    return { sent, postponed: ready.length - people.length, left_today: left - sent, counts }
  })
}
