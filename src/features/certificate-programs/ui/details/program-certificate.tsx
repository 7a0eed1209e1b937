import { DownloadLink, mailProgramCertificateForm } from '#features/certificates/ui/index.ts'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import page from '#ui-kit/detail-page.module.css'
import { Form } from '#ui-kit/form.tsx'
import { SubmitButton } from '#ui-kit/form-fields.tsx'
import type { ProgramDetails } from '../../certificate-programs.contract.ts'
import { CertificateSketch } from './certificate-sketch.tsx'
import styles from './program-certificate.module.css'

/** The certificate as it will look; once everything is done, a link to get it. */
export function ProgramCertificate({ program }: { program: ProgramDetails }) {
  const viewer = useViewer()
  const isDone = program.progress?.label === 'Completed'
  return (
    <section
      id="certificate"
      aria-labelledby="certificate-title"
      className={`${page.section} ${styles.part}`}
    >
      <h2 id="certificate-title">{isDone ? m.certificate_own_heading() : m.program_certificate_title()}</h2>
      <p className={styles.text}>{isDone ? m.program_certificate_ready() : m.program_certificate_help()}</p>
      <CertificateSketch
        program={program}
        name={viewer ? `${viewer.first_name} ${viewer.last_name}`.trim() : null}
      />
      {isDone && (
        <div className={styles.ways}>
          <DownloadLink address={`/v2/event/course/certificate/?id=${program.id}`} isWide>
            {m.certificate_download()}
          </DownloadLink>
          <Form form={mailProgramCertificateForm} headingLevel={3}>
            <input type="hidden" name="id" value={program.id} />
            <SubmitButton variant="second" size="normal" isWide>
              {m.certificate_email_me()}
            </SubmitButton>
          </Form>
          <AddressLink href="/my-pankh-page?tab=certificates">{m.program_certificate_share()}</AddressLink>
        </div>
      )}
    </section>
  )
}
