import { EMAIL_ADDRESS } from '#contract/fields.ts'
import { addressIn } from '#contract/language.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { landingAddress } from '../../../awareness-address.contract.ts'
import { promoterName } from '../../../promoter-name.contract.ts'
import { invitationKey, reminderKey } from '../invitation-state.queries.ts'
import { markUnwilling } from '../stopping/mark-unwilling.ts'
import { stopLinks } from '../stopping/stop-links.ts'
import { invitationMail } from './invitation-mail.tsx'
import { mailInvitationsJob } from './mail-invitations-job.ts'
import { type MailedInvitation, selectMailedInvitations } from './mailed-invitations.queries.ts'

interface MailingParts {
  /** The public base URL, without a trailing slash. */
  publicUrl: string
  secretKey: string
  formerKeys?: readonly string[] | undefined
}

/**
 * Safe to run again: an email's key keeps it from being sent twice. An address that can't be emailed holds back no
 * other.
 */
export function mailInvitations({ publicUrl, ...secrets }: MailingParts): HandledJob {
  const links = stopLinks({ publicUrl, ...secrets })
  return handledBy(mailInvitationsJob, async (db, { invitation_ids, is_reminder }, { log }) => {
    const invitations = await selectMailedInvitations(db, invitation_ids)
    const unwilling = await markUnwilling(db, invitations, links)
    for (const invitation of invitations) {
      const { id, email, language } = invitation
      if (unwilling.has(id)) continue
      if (!EMAIL_ADDRESS.test(email)) {
        log.warn({ invitation_id: id }, 'invitation not sent: its address cannot be emailed')
        continue
      }
      const stop = links.linkOf(invitation)
      await queueMail(db, {
        key: is_reminder ? reminderKey(id) : invitationKey(id),
        to: email,
        kind: is_reminder ? 'campaign-invitation-reminder' : 'campaign-invitation',
        language,
        headers: stop.headers,
        ...(await invitationMail({
          ...invitation,
          inviter: promoterName(invitation),
          address: `${publicUrl}${addressIn(language, invitedAddress(invitation))}`,
          stopAddress: stop.page,
          isReminder: is_reminder,
        })),
      })
    }
  })
}

/** The landing page, with the token that proves that the visitor reads the email. */
function invitedAddress({ campaign_id, token, ...names }: MailedInvitation): string {
  const { referral_code } = names
  const address = landingAddress({ ...names, id: campaign_id }, { source: 'invitation', referral_code })
  return `${address}&invitation=${token}`
}
