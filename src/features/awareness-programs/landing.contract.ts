import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { emailField, optionalText, requiredText } from '#contract/fields.ts'
import { flag, id, messageReply, optionalField, success, textLanguage } from '#contract/wire.ts'
import { CAMPAIGN_KINDS } from './awareness-programs.contract.ts'

/**
 * Whether a program can be completed on a landing page: a paused one resumes later, an ended one doesn't. Only people
 * who may decide on a suspended one see it.
 */
export const LANDING_STATES = ['open', 'paused', 'ended', 'suspended'] as const
export type LandingState = (typeof LANDING_STATES)[number]

/** The parts of its address. */
const landingOf = z.object({
  id: z.int(),
  program_name: z.string(),
  organisation_name: z.string().nullable(),
  /** Null for an organisation's own page. */
  username: z.string().nullable(),
})

const landingQuestion = z.object({
  position: z.int(),
  question: z.string(),
  /** Which choice is correct is only revealed by the reply to completing. */
  choices: z.array(z.object({ id: z.int(), choice: z.string() })),
})
export type LandingQuestion = z.output<typeof landingQuestion>

/** A landing page as everyone sees it. The promoter's texts are unchanged. */
export const landingPage = landingOf.extend({
  kind: z.enum(CAMPAIGN_KINDS),
  state: z.enum(LANDING_STATES),
  /** Empty until the promoter chooses one. */
  display_name: z.string(),
  message: z.string(),
  goal: z.int(),
  /** Completions of this campaign; for an organisation's, including the campaigns that belong to it. */
  completions_count: z.int(),
  /** Addresses of pictures; null without one. */
  logo: z.string().nullable(),
  cover: z.string().nullable(),
  /** The referral code, for links to the sign-up pages. */
  referral_code: z.string(),
  program: z.object({
    id: z.int(),
    name: z.string(),
    title: z.string(),
    summary: z.string(),
    pledge: z.string(),
    film_url: z.string().nullable(),
    film_minutes: z.int(),
    transcript: z.string(),
    /** The picture's address; null without one. */
    picture: z.string().nullable(),
    picture_alt: z.string(),
    /** The language of the title and texts: the requested one if they exist in it, otherwise the other. */
    text_language: textLanguage,
  }),
  questions: z.array(landingQuestion),
  /**
   * The visitor if known: the invited person, or the logged-in person who hasn't completed the program. A confirmed
   * address needs no confirmation email. An invited person's name and address were entered by the promoter.
   */
  visitor: z
    .object({ name: z.string(), email: z.string(), is_proved: z.boolean(), is_invited: z.boolean() })
    .nullable(),
  /** Whether the logged-in person has completed the program, on this page or another. */
  has_completed: z.boolean(),
})
export type LandingPage = z.output<typeof landingPage>

const token = requiredText(2_000)
const invitation = optionalField(optionalText(200)).describe('Token from the link in an invitation email')
const referral_code = optionalField(optionalText(20)).describe(
  'Referral code of a live campaign in this organisation, which then gets the credit',
)
const utm_source = optionalField(optionalText(200)).describe(
  'Source of the visit; unknown values count as a link',
)
const choice = optionalField(id).describe('ID of the choice for the question at this position')

const ofState = ['CampaignNotFound', 'CampaignIsPaused', 'CampaignIsEnded', 'AwarenessProgramEnded'] as const
const ofToken = ['ConfirmationNotFound', ...ofState] as const

export const landingContract = {
  getLandingPage: endpoint({
    method: 'GET',
    path: '/program/landing/',
    summary:
      'Returns the public landing page of a campaign, even if paused or ended; if suspended, only to moderators and campaign managers',
    query: z.object({ id, invitation }),
    reply: success(landingPage),
    errors: ['CampaignNotFound'],
  }),
  completeProgram: endpoint({
    method: 'POST',
    path: '/program/landing/complete/',
    summary:
      "Completes a campaign's program: immediately if the email is confirmed, otherwise through an emailed link. A repeated email gets the same reply and is not counted again",
    bodyKinds: FORM_DATA,
    body: z.object({
      id,
      has_watched: optionalField(flag),
      answer_1: choice,
      answer_2: choice,
      answer_3: choice,
      pledge: optionalField(flag),
      name: requiredText(100)
        .pipe(z.string().regex(/[\p{L}\p{N}]/u, '#name'))
        .describe("Name for the certificate; the campaign's owner sees it"),
      email: emailField,
      invitation,
      referral_code,
      utm_source,
    }),
    reply: success(
      z.object({
        message: z.string(),
        /** False if a confirmation email was sent. */
        is_confirmed: z.boolean(),
      }),
    ),
    errors: [
      ...ofState,
      'CompletionNotReady',
      'NotWatched',
      'AnswerMissing',
      'AnswerNotRight',
      'NoPledge',
      'NameNotPrintable',
    ],
    changesPages: true,
  }),
  readConfirmation: endpoint({
    method: 'GET',
    path: '/program/landing/confirm/',
    summary: 'Returns what an emailed link would complete; changes nothing, because mail scanners open links',
    query: z.object({ token }),
    reply: success(
      z.object({ name: z.string(), email: z.string(), program_title: z.string(), landing: landingOf }),
    ),
    errors: ofToken,
  }),
  confirmCompletion: endpoint({
    method: 'POST',
    path: '/program/landing/confirm/',
    summary: 'Completes a program through an emailed link; safe to repeat',
    body: z.object({ token }),
    reply: success(z.object({ message: z.string(), landing: landingOf })),
    errors: ofToken,
    changesPages: true,
  }),
  countVisit: endpoint({
    method: 'POST',
    path: '/program/landing/visit/',
    summary:
      'Records a visit to a landing page, sent by its script; counts once a day per visitor and ignores bots',
    body: z.object({ id, invitation, referral_code, utm_source }),
    reply: messageReply,
    errors: ['CampaignNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof landingContract> {}
}
