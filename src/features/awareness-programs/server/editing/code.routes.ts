import QRCode from 'qrcode'
import type { z } from 'zod'
import type { RouteParts } from '#foundation/feature.ts'
import { campaignCode } from '../../sharing.contract.ts'
import { findSharedCampaign, sharedAddress } from './share-campaign.ts'

/** The QR code of a campaign, as a drawing that stays sharp in every size. */
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
      const { id: user_id } = await viewers.signedIn({ request, reply })
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
