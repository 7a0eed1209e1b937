/* Public API for the pages of other features. */
export { CertificateFacts } from './certificate-facts.tsx'
export { mailProgramCertificateForm } from './certificate-forms.ts'
export { DownloadLink } from './download-link.tsx'
export { EventCertificate } from './event-certificate.tsx'
export { loadMyCertificates } from './mine/load-own-certificates.ts'
export { MyCertificates } from './mine/my-certificates.tsx'
