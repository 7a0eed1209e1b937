import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, optionalField, success, textLanguage } from '#contract/wire.ts'
import { VISIT_SOURCES } from './awareness-programs.contract.ts'

/** How the owner of a campaign shares its link. Visits by that link have the same word as their source. */
export const SHARE_CHANNELS = VISIT_SOURCES.filter((source) => source !== 'invitation')
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

/** The QR code of a landing page, as a picture. */
export const codeAddress = (id: number) => `/program/qr/?id=${id}`
/** The poster to print and hang up. */
export const posterAddress = (id: number) => `/program/poster/?id=${id}`
/** The name of a landing page's form and its drafts. */
export const LANDING_FORM = 'landing-page'

const errors = [
  'NotSignedIn',
  'CampaignNotFound',
  'CampaignIsEnded',
  'CampaignIsHeld',
  'AwarenessProgramEnded',
] as const

/** These reply with files, not JSON: they have their own routes, and are opened by a link. */
export const campaignCode = endpoint({
  method: 'GET',
  path: '/program/qr/',
  summary: "Returns the QR code of a campaign's landing page",
  query: z.object({ id }),
  reply: z.any().describe('image/svg+xml'),
  errors,
})
export const campaignPoster = endpoint({
  method: 'GET',
  path: '/program/poster/',
  summary: 'Returns a printable A4 poster of a campaign with its name, message and QR code',
  query: z.object({ id, language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors,
})

const calls = {
  shareCampaign: endpoint({
    method: 'POST',
    path: '/program/share/',
    summary:
      "Records that the current user shared a campaign's link, which counts towards the steps that need it",
    body: z.object({ id, channel: z.enum(SHARE_CHANNELS) }),
    reply: success(
      z.object({
        message: z.string(),
        /** ISO 8601 in UTC */
        shared_at: z.string(),
        /** The absolute URL that was shared. */
        address: z.string(),
      }),
    ),
    errors,
  }),
}

export const sharingContract = { campaignCode, campaignPoster, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
