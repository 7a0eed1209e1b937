import { DAY_SECONDS } from '#contract/durations.ts'
import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { defineLimit, type Limits } from '#platform/limits/limits.ts'
import { findInvitationByToken, type InvitationRow } from '../inviting/invitations.queries.ts'
import { mailboxOf } from '../inviting/list/mailbox.ts'
import { checkCompletion, type GivenAnswers } from './check-completion.ts'
import { completionMail } from './completion-mail.tsx'
import type { CompletionTokens } from './completion-token.ts'
import { findOpenCampaign } from './find-open-campaign.ts'
import { CONFIRMING_MAIL } from './forget-confirming-mails.ts'
import type { KnownVisitor } from './known-visitor.ts'
import { findCountedCampaign, selectLandingQuestions } from './landing.queries.ts'
import { sourceOf } from './source-of.ts'
import { writeCompletion } from './write-completion.ts'

interface CompletingParts {
  limits: Limits
  tokens: CompletionTokens
  /** The public base URL, without a trailing slash. */
  publicUrl: string
}

interface Completing {
  id: number
  given: Omit<GivenAnswers, 'name'>
  name: string
  /** Trimmed and in lower case. */
  email: string
  invitation?: string | undefined
  referral_code?: string | undefined
  utm_source?: string | undefined
  language: TextLanguage
  now: Date
  /** The network address. */
  from: string
}

/** Confirmation emails to one mailbox per day, whoever requests them: enough to replace a lost one. */
const MAILS = defineLimit({
  name: 'completion-mail',
  tries: 3,
  seconds: DAY_SECONDS,
  label: m.limit_completion_mail,
})
/**
 * Confirmation emails to one mailbox per month: anyone can enter an address, and nobody can unsubscribe from these
 * emails.
 */
const MAILS_IN_A_MONTH = defineLimit({
  name: 'completion-mail-month',
  tries: 6,
  seconds: 30 * DAY_SECONDS,
  label: m.limit_completion_mail_month,
})
/** Requests from one network address: enough for a class behind one, too few to try a list of addresses. */
const MAILS_FROM = defineLimit({
  name: 'completion-mails-from',
  tries: 60,
  seconds: 60 * 60,
  label: m.limit_completion_mails_from,
})

/**
 * Completes a program if the address is confirmed, by the account or by an invitation's link. Any other address gets
 * an email with a link that completes it, and nothing is stored.
 * @throws CampaignNotFound, CampaignIsPaused, CampaignIsEnded, AwarenessProgramEnded, CompletionNotReady,
 * TooManyTries
 */
export async function completeProgram(
  db: Db,
  viewer: KnownVisitor | null,
  { limits, tokens, publicUrl }: CompletingParts,
  completing: Completing,
): Promise<{ is_confirmed: boolean; title: string }> {
  const { id, given, name, email, language, referral_code, now } = completing
  const campaign = await findOpenCampaign(db, { id, language })
  const { program_id, program_title: title } = campaign
  checkCompletion(await selectLandingQuestions(db, { program_id, language }), { ...given, name })
  const campaign_id = await findCountedCampaign(db, { page_id: id, referral_code })
  const invited = await invitationOf(db, { ...completing, campaign_ids: [id, campaign_id] })
  const source = sourceOf({ utm_source: completing.utm_source, isInvited: invited !== undefined })
  if (invited?.email === email || (viewer?.is_otp_verified && viewer.email === email)) {
    const invitation_id = invited?.id ?? null
    await writeCompletion(db, { program_id, campaign_id, invitation_id, email, name, source, language, now })
    return { is_confirmed: true, title }
  }
  await limits.take(MAILS_FROM, completing.from)
  const mailbox = mailboxOf(email)
  await limits.take(MAILS, mailbox)
  await limits.take(MAILS_IN_A_MONTH, mailbox)
  const came = { ...(referral_code && { referral_code }), ...(invited && { invitation_id: invited.id }) }
  const waiting = { campaign_id: id, name, email, source, language, ...came }
  const address = `${publicUrl}${addressIn(language, `/programs/confirm/${await tokens.seal(waiting, now)}`)}`
  const mail = await completionMail({ title, address, language })
  await queueMail(db, { to: email, kind: CONFIRMING_MAIL, language, ...mail, isUrgent: true })
  return { is_confirmed: false, title }
}

async function invitationOf(
  db: Db,
  { invitation, campaign_ids }: Pick<Completing, 'invitation'> & { campaign_ids: readonly number[] },
): Promise<InvitationRow | undefined> {
  const found = invitation ? await findInvitationByToken(db, invitation) : undefined
  return found && campaign_ids.includes(found.campaign_id) ? found : undefined
}
