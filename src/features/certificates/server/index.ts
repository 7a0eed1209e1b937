export { certificatesOfPerson } from './admin/certificates-of-person.queries.ts'
export { badgeSigner } from './badges/badge-signer.ts'
export { isCode, newCode, readCode } from './certificate-code.ts'
export { certificateSheet } from './certificate-sheet.ts'
export { CertificateNotFound } from './certificates.errors.ts'
export { setCertificateRule } from './certificates.queries.ts'
export { certificatesRoutes } from './certificates.routes.ts'
export { issuedCertificates } from './certificates.tables.ts'
export { issueCertificate } from './issue-certificate.ts'
export { issueCertificatesJob, issueForEvent } from './issue-for-event.ts'
export { numbersOfCertificates } from './numbers/numbers-of-certificates.queries.ts'
export { certifyCompletion, certifyMissedCompletions } from './participation/certify-completion.ts'
export { claimCertificates } from './participation/claim-certificates.ts'
export { maskHolder } from './personal/mask-holder.ts'
export { personalCertificates } from './personal/personal-certificates.ts'
export {
  finishProgramsJob,
  issueForProgram,
  issueProgramCertificatesJob,
} from './programs/finish-programs.ts'
export { issueProgramCertificate } from './programs/issue-program-certificate.ts'
export { mailProgramCertificateJob } from './programs/mail-program-certificate.ts'
export { reissueCertificate } from './reissue-certificate.ts'
export { revokeCertificate } from './revoke-certificate.ts'
