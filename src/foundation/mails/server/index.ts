import type { Feature } from '#foundation/feature.ts'
import { mailGauges } from './mail-gauges.queries.ts'
import { mailsRetention } from './mails.queries.ts'
import { outboxRoutes } from './mails.routes.ts'
import { sendMail } from './send-mail.ts'

export { nameInMail } from '#platform/mail/mail-line.ts'
export { countFailedMails, selectMails } from './admin/admin-mails.queries.ts'
export { retryFailedMails, retryOneMail } from './admin/retry-mails.ts'
export { showMail } from './admin/show-mail.ts'
export {
  MailAddress,
  MailButton,
  MailCode,
  MailFrame,
  MailHeading,
  MailLink,
  MailText,
} from './mail-frame.tsx'
export {
  deleteQueuedMails,
  dropMails,
  forgetAddressees,
  forgetMailsOfKind,
  mailLanguageOf,
  statusOfMail,
} from './mails.queries.ts'
export { forgetPersonInMails, selectMailsTo } from './personal-mails.queries.ts'
export { queueMail } from './queue-mail.ts'
export { renderMail, type WrittenMail } from './render-mail.ts'
export { retryMail } from './retry-mail.ts'

export const mailsFeature: Feature = {
  routes: [outboxRoutes],
  jobs: (parts) => [sendMail(parts)],
  gauges: mailGauges,
  retentions: [mailsRetention],
}
