export { type CertificateFacts, certificateSheet } from './certificate-sheet.ts'
export { CertificateNotFound } from './certificates.errors.ts'
export {
  type IssuedCertificate,
  maskHolder,
  selectCertificatesOfEvent,
  setCertificateRule,
} from './certificates.queries.ts'
export { certificatesRoutes } from './certificates.routes.ts'
export { eventCertificateRules, issuedCertificates } from './certificates.tables.ts'
export { issueCertificate } from './issue-certificate.ts'
export { issueCertificatesJob, issueForEvent } from './issue-for-event.ts'
export { reissueCertificate } from './reissue-certificate.ts'
export { revokeCertificate } from './revoke-certificate.ts'
