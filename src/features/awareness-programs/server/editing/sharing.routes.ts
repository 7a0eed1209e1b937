import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import { campaignPoster, sharingContract } from '../../sharing.contract.ts'
import { posterSheet } from './poster-sheet.ts'
import { findSharedCampaign, shareCampaign } from './share-campaign.ts'

/** The link of a campaign, passed on by buttons, as a code and on paper. */
export function sharingRoutes(parts: RouteParts): void {
  const { app, serve, db: database, clock, viewers, pdfs, publicUrl } = parts

  serve(sharingContract.shareCampaign, async ({ db, body, language, now, ...call }) => {
    const { id: user_id } = await viewers.signedIn(call)
    const address = await shareCampaign(db, { ...body, user_id, language, now, publicUrl })
    return { data: { message: m.awareness_editing_shared(), shared_at: now.toISOString(), address } }
  })

  servePdf(app, campaignPoster, async ({ query, request, reply, ...call }) => {
    const { id: user_id } = await viewers.signedIn({ request, reply })
    const language = printedLanguage(query.language ?? call.language)
    const campaign = await findSharedCampaign(database, { id: query.id, user_id, language })
    const sheet = posterSheet(campaign, { publicUrl, language, made_at: clock.now() })
    reply.header('cache-control', 'private, no-store')
    return { name: `poster-${campaign.id}`, bytes: await pdfs.draw(sheet) }
  })
}
