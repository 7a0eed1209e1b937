import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { longText, optionalText } from '#contract/fields.ts'
import { TEXT_LANGUAGES } from '#contract/language.ts'
import {
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  success,
  textLanguage,
  wholeNumber,
} from '#contract/wire.ts'
import { CAMPAIGN_KINDS, CAMPAIGN_STATUSES } from './awareness-programs.contract.ts'

/** The languages of emails. */
export const MAIL_LANGUAGES = TEXT_LANGUAGES

/** The states of an invitation, most important first: what the person did counts more than the state of the email. */
export const INVITATION_STATES = ['completed', 'opted_out', 'opened', 'sent', 'failed', 'waiting'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** For typed or pasted text; longer lists are uploaded as a file. */
export const MOST_PASTED_LETTERS = 100_000
/** The largest file of addresses, in bytes. */
export const MOST_LIST_BYTES = 10 * 1024 * 1024
/** The most rows of such a file, not counting the header. */
export const MOST_LIST_LINES = 60_000
/** Columns that are read of each row; the rest are ignored. */
export const MOST_LIST_COLUMNS = 30

/** People are reminded only once, after this many days. */
export const REMIND_AFTER_DAYS = 3

const campaign = id.describe("ID of the current user's subscription")
const column = wholeNumber.pipe(
  z
    .int()
    .min(-1)
    .max(MOST_LIST_COLUMNS - 1),
)

/** The people to invite: typed or pasted text, or a file that was uploaded before. */
const list = {
  id: campaign,
  addresses: optionalField(longText(MOST_PASTED_LETTERS)).describe(
    'One address per line, such as `Asha Verma <asha@example.org>`',
  ),
  upload_id: optionalField(id).describe('ID of a CSV file; used instead of `addresses`'),
  email_column: optionalField(column).describe(
    'Index of the email column, from 0; default: the column that contains email addresses',
  ),
  name_column: optionalField(column).describe(
    'Index of the name column, from 0; -1 for none; default: found by its heading',
  ),
}

/** What happens to the rows of a list. Each row counts once. */
const counts = {
  /** Can be invited. */
  ready: z.int(),
  /** Contains no valid email address. */
  broken: z.int(),
  /** Appears in the list already. */
  repeated: z.int(),
  /** The current user's own email address. */
  own: z.int(),
  invited_before: z.int(),
  /** Has unsubscribed from invitations. */
  opted_out: z.int(),
}

export const invitationPreview = z.object({
  ...counts,
  /** The first invalid rows. */
  broken_lines: z.array(z.object({ line: z.int(), text: z.string() })),
  /** The first people who can be invited. */
  first: z.array(z.object({ email: z.string(), name: z.string() })),
  /** The columns of a file, each with an example value. Empty for typed text. */
  columns: z.array(z.object({ head: z.string(), example: z.string() })),
  /** Index of the column with email addresses, from 0; -1 for none. */
  email_column: z.int(),
  name_column: z.int(),
  /** How many emails this person can still send today. */
  left_today: z.int(),
})
export type InvitationPreview = z.output<typeof invitationPreview>

export const invitation = z.object({
  id: z.int(),
  /** Empty once it has been erased at the end of its retention. */
  email: z.string(),
  name: z.string(),
  state: z.enum(INVITATION_STATES),
  /** ISO 8601 in UTC */
  created_at: z.string(),
  reminded_at: z.string().nullable(),
  can_remind: z.boolean(),
})
export type Invitation = z.output<typeof invitation>

/** The campaign of the invitations. */
const invitedTo = z.object({
  id: z.int(),
  kind: z.enum(CAMPAIGN_KINDS),
  status: z.enum(CAMPAIGN_STATUSES),
  program_name: z.string(),
  program_title: z.string(),
  organisation_name: z.string().nullable(),
  /** The name of the person who invites, as in the emails; empty until it is chosen. */
  display_name: z.string(),
  /** Whether it takes completions: it is live and not suspended, and its program hasn't ended. */
  is_open: z.boolean(),
})
export type InvitedTo = z.output<typeof invitedTo>

const token = z.object({
  token: z.string().trim().min(1).max(300).describe('Token from the email; identifies the address'),
})
const ofOne = ['NotSignedIn', 'CampaignNotFound'] as const
const ofList = ['NoAddresses', 'ListTooLong', 'UploadNotFound', 'FileTypeNotAllowed', 'FileTooLarge'] as const
const ofSending = [
  'EmailNotProved',
  'LandingPageFirst',
  'CampaignIsPaused',
  'CampaignIsEnded',
  'CampaignIsHeld',
  'AwarenessProgramEnded',
  'InvitationsUsedUp',
] as const

export const invitationsContract = {
  previewInvitations: endpoint({
    method: 'POST',
    path: '/program/invitation/preview/',
    summary: `Checks a list of addresses of up to ${MOST_LIST_LINES} lines and reports what would happen; sends nothing`,
    bodyKinds: FORM_DATA,
    body: z.object(list),
    reply: success(invitationPreview),
    errors: [...ofOne, ...ofList],
  }),
  sendInvitations: endpoint({
    method: 'POST',
    path: '/program/invitation/send/',
    summary: 'Emails an invitation to each valid address of a list, up to the daily limit',
    bodyKinds: FORM_DATA,
    body: z.object({
      ...list,
      language: optionalField(textLanguage).describe(
        'Language of the emails; default: the language of the call',
      ),
    }),
    reply: success(
      z.object({
        message: z.string(),
        sent: z.int(),
        /** Could be invited, but only on another day. */
        postponed: z.int(),
        ...counts,
        left_today: z.int(),
      }),
    ),
    errors: [...ofOne, ...ofList, ...ofSending, 'NobodyToInvite'],
  }),
  listInvitations: endpoint({
    method: 'POST',
    path: '/program/invitation/list/',
    summary: 'Lists the invitations of a campaign with their outcome, newest first',
    bodyKinds: FORM_DATA,
    body: z.object({
      id: campaign,
      state: optionalField(z.enum(INVITATION_STATES)),
      search_query: optionalField(optionalText(200)),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(invitation).extend({
      campaign: invitedTo,
      /** The number of invitations in each state, regardless of the list's filters. */
      totals: z.record(z.enum(INVITATION_STATES), z.int()),
      /** How many people can be reminded now. */
      due_count: z.int(),
      left_today: z.int(),
    }),
    errors: ofOne,
  }),
  remindInvited: endpoint({
    method: 'POST',
    path: '/program/invitation/remind/',
    summary: 'Reminds one invited person, or everyone due, who has not yet taken part; at most once each',
    bodyKinds: FORM_DATA,
    body: z.object({
      id: campaign,
      invitation: optionalField(id).describe('ID of the invitation; not given: everyone due'),
    }),
    reply: success(z.object({ message: z.string(), reminded: z.int(), left_today: z.int() })),
    errors: [...ofOne, ...ofSending, 'InvitationNotFound', 'NobodyToRemind'],
  }),
  getStopping: endpoint({
    method: 'GET',
    path: '/program/invitation/stop/',
    summary: "Returns whether a token's address can still be invited; changes nothing and needs no session",
    query: token,
    reply: success(z.object({ is_stopped: z.boolean() })),
    errors: ['StopLinkNotValid'],
  }),
  stopInvitations: endpoint({
    method: 'POST',
    path: '/program/invitation/stop/',
    summary:
      'Permanently unsubscribes an address from the invitations of all campaigns, with one click (RFC 8058)',
    bodyKinds: FORM_DATA,
    query: token,
    body: z.object({ 'List-Unsubscribe': optionalField(z.string().max(100)) }),
    reply: messageReply,
    errors: ['StopLinkNotValid'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof invitationsContract> {}
}
