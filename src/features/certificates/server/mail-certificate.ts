import { MINUTE_MS } from '#contract/durations.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { UnsubscribeLink } from '#foundation/notifications/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Pdfs } from '#platform/pdf/pdfs.ts'
import { type IssuedCertificate, markMailed } from './certificates.queries.ts'
import { certificateAddress, issuedSheet, textIn } from './issued-sheet.ts'
import { certificateMail } from './mails/certificate-mail.tsx'

const PAUSE_MS = 10 * MINUTE_MS

interface Mailed {
  certificate: IssuedCertificate
  to: { user_id: number | null; email: string; first_name: string }
  now: Date
  /** Who requested it; absent in a job. */
  person?: number
  /** The unsubscribe link, if the person didn't request this email. */
  stop?: UnsubscribeLink
}

/**
 * Emails the certificate with its PDF to the account's address, or without an account to the confirmed one.
 * @returns false within ten minutes of the last time: they already have the email
 */
export async function mailCertificate(
  db: Db,
  { pdfs, publicUrl }: { pdfs: Pdfs; publicUrl: string },
  { certificate, to, now, person, stop }: Mailed,
): Promise<boolean> {
  const { id, language, number } = certificate
  const before = new Date(now.getTime() - PAUSE_MS)
  // Checked beforehand too, so that a repeated click doesn't render a PDF in vain.
  if (certificate.mailed_at && certificate.mailed_at > before) return false
  const pdf = await pdfs.draw(issuedSheet(certificate, { publicUrl }), { person })
  const [title] = textIn(certificate.title, language)
  const address = certificateAddress(publicUrl, certificate, language)
  const mail = await certificateMail(
    { first_name: to.first_name, title, address, stopAddress: stop?.page },
    language,
  )
  return db.transaction(async (tx) => {
    if (!(await markMailed(tx, { id, before, now }))) return false
    await queueMail(tx, {
      key: `certificate:${id}:${now.getTime()}`,
      to: to.email,
      ...(to.user_id === null ? {} : { user_id: to.user_id }),
      kind: 'certificate',
      language,
      ...(stop ? { headers: stop.headers } : {}),
      attachments: [
        {
          filename: `${number}.pdf`,
          content_type: 'application/pdf',
          content: Buffer.from(pdf).toString('base64'),
        },
      ],
      ...mail,
    })
    return true
  })
}
