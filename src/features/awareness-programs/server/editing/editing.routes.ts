import QRCode from 'qrcode'
import type { z } from 'zod'
import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { servePdf } from '#platform/http/serve-pdf.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import { campaignCode, campaignPoster, sharingContract } from '../../sharing.contract.ts'
import { subscriptionsContract } from '../../subscriptions.contract.ts'
import { findOwnCampaign, findOwnOrganisation } from '../find-own-campaign.ts'
import { getSubscription } from '../joining/get-subscription.ts'
import type { StartedCampaign } from '../joining/start-campaign.ts'
import { withPictures } from './keep-pictures.ts'
import { posterSheet } from './poster-sheet.ts'
import { saveLanding } from './save-landing.ts'
import { findSharedCampaign, shareCampaign, sharedAddress } from './share-campaign.ts'
import { startOrganisation } from './start-organisation.ts'

/** Landing pages with their pictures, and organisations' campaigns, which can have both from the start. */
export function editingRoutes({ serve, viewers, uploads }: RouteParts): void {
  serve(subscriptionsContract.saveLandingPage, async ({ db, params, files, language, now, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const of = { id: params.id, user_id, now }
    // Checks the campaign first, so that someone else's files are never processed.
    await findOwnCampaign(db, { ...of, language })
    await withPictures(
      { db, uploads },
      { user_id, files, now },
      async ({ revision, ...changes }, pictures) => ({
        made: undefined,
        unused: await saveLanding(db, { ...of, changes, revision, pictures }),
      }),
    )
    const data = await getSubscription(db, { ...of, language })
    return { data: { ...data, said: m.awareness_editing_saved() } }
  })

  serve(subscriptionsContract.createOrganisationCampaign, async ({ db, files, language, now, ...call }) => {
    const { id: owner_id } = await viewers.loggedIn(call)
    const sent = { user_id: owner_id, files, now }
    const started = await withPictures({ db, uploads }, sent, async (fields, pictures) => {
      const made = await startOrganisation(db, { ...fields, owner_id, pictures, language })
      return { made, unused: made.is_new ? {} : pictures }
    })
    const data = await getSubscription(db, { id: started.id, user_id: owner_id, language })
    return { data: { ...data, said: messageOfStart(started) } }
  })

  serve(subscriptionsContract.saveOrganisationCampaign, async ({ db, files, language, now, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const saved = await withPictures({ db, uploads }, { user_id, files, now }, async (fields, pictures) => {
      const { id, revision, ...changes } = fields
      await findOwnOrganisation(db, { id, user_id, language })
      return { made: id, unused: await saveLanding(db, { id, user_id, changes, revision, pictures, now }) }
    })
    const data = await getSubscription(db, { id: saved, user_id, language })
    return { data: { ...data, said: m.awareness_editing_saved() } }
  })
}

function messageOfStart({ is_new, status, program_title: program }: Omit<StartedCampaign, 'joined'>): string {
  if (is_new) return m.awareness_joining_started({ program })
  return status === 'ended'
    ? m.awareness_joining_ended_of({ program })
    : m.awareness_joining_there({ program })
}

/** A campaign's link: shared by buttons, as a QR code and on a poster. */
export function sharingRoutes(parts: RouteParts): void {
  const { app, serve, db: database, clock, viewers, pdfs, publicUrl } = parts

  serve(sharingContract.shareCampaign, async ({ db, body, language, now, ...call }) => {
    const { id: user_id } = await viewers.loggedIn(call)
    const address = await shareCampaign(db, { ...body, user_id, language, now, publicUrl })
    return { data: { message: m.awareness_editing_shared(), shared_at: now.toISOString(), address } }
  })

  servePdf(app, campaignPoster, async ({ query, request, reply, ...call }) => {
    const { id: user_id } = await viewers.loggedIn({ request, reply })
    const language = printedLanguage(query.language ?? call.language)
    const campaign = await findSharedCampaign(database, { id: query.id, user_id, language })
    const sheet = posterSheet(campaign, { publicUrl, language, made_at: clock.now() })
    reply.header('cache-control', 'private, no-store')
    return { name: `poster-${campaign.id}`, bytes: await pdfs.draw(sheet, { person: user_id }) }
  })
}

/** The QR code of a campaign as SVG, sharp in every size. */
export function codeRoutes({ app, db, viewers, publicUrl }: RouteParts): void {
  const { method, path, summary, query, reply: file } = campaignCode
  app.route({
    method,
    url: path,
    exposeHeadRoute: false,
    schema: {
      summary,
      tags: ['program'],
      querystring: query,
      produces: ['image/svg+xml'],
      response: { 200: file },
    },
    handler: async (request, reply) => {
      const { id: user_id } = await viewers.loggedIn({ request, reply })
      const { id } = request.query as z.output<typeof query>
      const { language } = request
      const campaign = await findSharedCampaign(db, { id, user_id, language })
      const address = sharedAddress(publicUrl, campaign, 'qr')
      const drawn = await QRCode.toString(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="qr-code-${id}.svg"`)
        .type('image/svg+xml')
        .send(drawn)
    },
  })
}
