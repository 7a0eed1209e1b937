import { createHmac, type KeyObject } from 'node:crypto'
import { homeDay } from '#contract/product.ts'
import type { Db } from '#platform/db/database.ts'
import { CampaignNotFound } from '../awareness-programs.errors.ts'
import { findVisibleCampaign } from '../campaigns.queries.ts'
import { findInvitationByToken } from '../inviting/invitations.queries.ts'
import type { KnownVisitor } from './known-visitor.ts'
import { findPromotersPart } from './landing.queries.ts'
import { sourceOf } from './source-of.ts'
import { insertVisit, markInvitationOpened } from './visits.queries.ts'

interface Visit {
  id: number
  invitation?: string | undefined
  referral_code?: string | undefined
  utm_source?: string | undefined
  now: Date
  /** The network address. */
  from: string
  userAgent: string | undefined
}

/**
 * Counts a view of a landing page, once per person and day, without bots and without the owner of the campaign or of
 * the one that it counts for. A campaign that takes no completions counts no visits.
 * @throws CampaignNotFound
 */
export async function countVisit(
  db: Db,
  viewer: KnownVisitor | null,
  visit: Visit,
  key: KeyObject,
): Promise<void> {
  const { id, now, from, userAgent } = visit
  const campaign = await findVisibleCampaign(db, viewer, { id, language: 'en' })
  if (!campaign) throw new CampaignNotFound()
  if (campaign.held_at !== null || isRobot(userAgent)) return
  const part = await findPromotersPart(db, { page_id: id, referral_code: visit.referral_code })
  if (viewer && [campaign.owner_id, part?.owner_id].includes(viewer.id)) return
  const campaign_id = part?.id ?? id
  const found = visit.invitation ? await findInvitationByToken(db, visit.invitation) : undefined
  const invited = found && [id, campaign_id].includes(found.campaign_id) ? found : undefined
  if (invited) await markInvitationOpened(db, { id: invited.id, now })
  if (campaign.status !== 'live' || campaign.program_publication !== 'published') return
  const day = homeDay(now)
  const visitor = createHmac('sha256', key).update([day, from, userAgent].join('\n')).digest('base64url')
  const source = sourceOf({ utm_source: visit.utm_source, isInvited: invited !== undefined })
  await insertVisit(db, { campaign_id, day, visitor: visitor.slice(0, 32), source, now })
}

/** Bots that identify themselves: search engines, link previews and link checkers. */
const ROBOT =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|^whatsapp|curl|wget|python-|monitor|lighthouse|scanner/i

/** Whether a request comes from a bot. Browsers always send a user agent. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent)
