import { awarenessJobs } from '#features/awareness-programs/server/index.ts'
import { courseJobs } from '#features/certificate-programs/server/index.ts'
import {
  certifyCompletion,
  certifyMissedCompletions,
  claimCertificates,
  finishProgramsJob,
  issueCertificatesJob,
  issueProgramCertificatesJob,
  mailProgramCertificateJob,
} from '#features/certificates/server/index.ts'
import {
  eventsFollowTerms,
  isEventPublic,
  refreshEventWordsHandled,
  registrationJobs,
} from '#features/events/server/index.ts'
import {
  isResourcePublic,
  refreshSearchWords,
  resourceFileJobs,
  resourceJobs,
  resourcesFollowTerms,
} from '#features/resources/server/index.ts'
import {
  addressProved,
  forgetOldSessions,
  passwordResetJob,
  personRenamed,
} from '#foundation/accounts/server/index.ts'
import { analyticsJobs } from '#foundation/analytics/server/index.ts'
import { mailProfileDecision } from '#foundation/creators/server/index.ts'
import { forgetOldDrafts } from '#foundation/drafts/server/index.ts'
import { forgetOldMails, sendMail } from '#foundation/mails/server/index.ts'
import { notificationJobs, unsubscribeLinks } from '#foundation/notifications/server/index.ts'
import { rollUpNumbersEveryHour } from '#foundation/numbers/server/index.ts'
import { forgetSentActs } from '#foundation/offline/server/index.ts'
import { privacyJobs } from '#foundation/privacy/server/index.ts'
import { settleMergedTerms } from '#foundation/taxonomy/server/index.ts'
import { forgetUnfinishedUploads, sweepUploads, type Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { createWhatsapp } from '#platform/whatsapp/whatsapp.ts'
import { numbersParts } from './numbers-parts.ts'
import { personalParts } from './personal-parts.ts'

/** What jobs work with, beside the database. */
export interface JobParts {
  config: Config
  clock: Clock
  mailer: Mailer
  uploads: Uploads
  pdfs: Pdfs
}

/** Every job of the product with what does it. */
export function allJobs({ config, clock, mailer, uploads, pdfs }: JobParts): HandledJob[] {
  const links = unsubscribeLinks({ publicUrl: config.http.publicUrl, secretKey: config.secretKey })
  return [
    sendMail(mailer, clock),
    forgetOldMails(clock),
    ...analyticsJobs({ access: config.amplitude, clock }),
    sweepUploads({ uploads, clock }),
    forgetUnfinishedUploads({ uploads }),
    forgetOldDrafts({ clock }),
    forgetSentActs({ clock }),
    forgetOldSessions({ clock }),
    ...privacyJobs({ parts: personalParts, uploads, clock, publicUrl: config.http.publicUrl }),
    passwordResetJob({ publicUrl: config.http.publicUrl, clock }),
    personRenamed([(tx, id) => refreshSearchWords(tx, { of: 'creator', id })]),
    addressProved([claimCertificates]),
    issueCertificatesJob({ publicUrl: config.http.publicUrl, clock, pdfs, links }),
    finishProgramsJob({ clock }),
    issueProgramCertificatesJob({ clock }),
    mailProgramCertificateJob({ publicUrl: config.http.publicUrl, clock, pdfs, links }),
    certifyCompletion({ publicUrl: config.http.publicUrl, clock, pdfs }),
    certifyMissedCompletions({ clock }),
    ...notificationJobs({
      publicUrl: config.http.publicUrl,
      clock,
      links,
      whatsapp: createWhatsapp(config.whatsapp),
      stillPublic: { new_resource: isResourcePublic, new_event: isEventPublic },
    }),
    mailProfileDecision({ publicUrl: config.http.publicUrl }),
    ...resourceFileJobs({ uploads, clock }),
    ...resourceJobs({ publicUrl: config.http.publicUrl, clock }),
    refreshEventWordsHandled,
    settleMergedTerms({ followers: [eventsFollowTerms, resourcesFollowTerms] }),
    ...registrationJobs({ publicUrl: config.http.publicUrl, clock }),
    ...awarenessJobs({ publicUrl: config.http.publicUrl, secretKey: config.secretKey, clock }),
    ...courseJobs({ publicUrl: config.http.publicUrl, clock }),
    rollUpNumbersEveryHour({ parts: numbersParts, clock }),
  ]
}
