import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { accountMail } from '#foundation/accounts/server/index.ts'
import { MailButton, type WrittenMail } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { jobLabel } from '../jobs/job-labels.ts'
import type { Trouble } from './find-troubles.ts'

/** Problems that the page of background jobs explains further. */
const SHOWS_IN_JOBS = new Set<Trouble['what']>(['jobs-failed', 'jobs-late', 'backup-old', 'backup-missing'])

/** Says what is wrong with the installation, and what to do about it. */
export function alertMail(
  { first_name, troubles, link }: { first_name: string; troubles: readonly Trouble[]; link: string },
  language: TextLanguage,
): Promise<WrittenMail> {
  const words = { product: product.name }
  return accountMail({ first_name, language }, (to) => ({
    subject: m.mail_alert_subject(words, to),
    preheader: m.mail_alert_preheader({}, to),
    heading: m.mail_alert_heading({}, to),
    reason: m.mail_alert_reason(words, to),
    parts: [
      ...troubles.map((trouble) => sentenceOn(trouble, to)),
      // Jobs that failed are told of once.
      ...(troubles.some(({ what }) => what !== 'jobs-failed') ? [m.mail_alert_again({}, to)] : []),
      ...(troubles.some(({ what }) => SHOWS_IN_JOBS.has(what))
        ? [
            <MailButton key="button" href={link}>
              {m.mail_alert_button({}, to)}
            </MailButton>,
          ]
        : []),
    ],
  }))
}

function sentenceOn(trouble: Trouble, to: { locale: TextLanguage }): string {
  switch (trouble.what) {
    case 'jobs-failed': {
      const labels = trouble.names.map((name) => jobLabel(name, to.locale))
      return m.mail_alert_jobs_failed({ jobs: labels.join(', ') }, to)
    }
    case 'jobs-late':
      return m.mail_alert_jobs_late({}, to)
    case 'disk-almost-full':
      return m.mail_alert_disk({ percent: trouble.percent }, to)
    case 'backup-old':
      return m.mail_alert_backup({ hours: trouble.hours }, to)
    case 'backup-missing':
      return m.mail_alert_backup_missing({}, to)
    case 'storage-away':
      return m.mail_alert_storage({}, to)
    case 'scanner-away':
      return m.mail_alert_scanner({}, to)
  }
}
