export { isCode, newCode, readCode } from './certificate-code.ts'
export { certificateSheet } from './certificate-sheet.ts'
export { CertificateNotFound } from './certificates.errors.ts'
export {
  maskHolder,
  selectCertificatesOfEvent,
  setCertificateRule,
} from './certificates.queries.ts'
export { certificatesRoutes } from './certificates.routes.ts'
export { issuedCertificates } from './certificates.tables.ts'
export { issueCertificate } from './issue-certificate.ts'
export { issueCertificatesJob, issueForEvent } from './issue-for-event.ts'
export { reissueCertificate } from './reissue-certificate.ts'
export { revokeCertificate } from './revoke-certificate.ts'
