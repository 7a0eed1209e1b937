import type { Feature } from '#foundation/feature.ts'
import { unsubscribeLinks } from '#foundation/notifications/server/index.ts'
import { adminCertificatesRoutes } from './admin/admin-certificates.routes.ts'
import { certificatesOfPerson } from './admin/certificates-of-person.queries.ts'
import { adminProgramCertificatesRoutes } from './admin/programs/admin-program-certificates.routes.ts'
import { openBadgesRoutes } from './badges/open-badges.routes.ts'
import { certificateGauges } from './certificate-gauges.queries.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { issueCertificates } from './issue-for-event.ts'
import { certificateMetrics } from './metrics/certificate-metrics.queries.ts'
import { certifyCompletion, certifyMissedCompletions } from './participation/certify-completion.ts'
import { claimCertificates } from './participation/claim-certificates.ts'
import { personalCertificates } from './personal/personal-certificates.ts'
import { finishPrograms, issueProgramCertificates } from './programs/finish-programs.ts'
import { mailProgramCertificate } from './programs/mail-program-certificate.ts'

export { isCode, newCode, readCode } from './certificate-code.ts'
export { certificateSheet } from './certificate-sheet.ts'
export { CertificateNotFound } from './certificates.errors.ts'
export { setCertificateRule } from './certificates.queries.ts'
export { issuedCertificates } from './certificates.tables.ts'
export { issueCertificate } from './issue-certificate.ts'
export { issueForEvent } from './issue-for-event.ts'
export { maskHolder } from './personal/personal-certificates.ts'
export { issueForProgram } from './programs/finish-programs.ts'
export { issueProgramCertificate } from './programs/issue-program-certificate.ts'
export { reissueCertificate } from './reissue-certificate.ts'
export { revokeCertificate } from './revoke-certificate.ts'

export const certificatesFeature: Feature = {
  routes: [certificatesRoutes, openBadgesRoutes, adminCertificatesRoutes, adminProgramCertificatesRoutes],
  jobs(parts) {
    const of = { ...parts, links: unsubscribeLinks(parts) }
    return [
      issueCertificates(of),
      finishPrograms(of),
      issueProgramCertificates(of),
      mailProgramCertificate(of),
      certifyCompletion(of),
      certifyMissedCompletions(of),
    ]
  },
  personalData: () => [personalCertificates],
  metrics: certificateMetrics,
  gauges: certificateGauges,
  personWork: certificatesOfPerson,
  emailConfirmed: claimCertificates,
}
