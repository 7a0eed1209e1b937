import { TEXT_LANGUAGES, type TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import { printedCode } from './certificate-code.ts'
import { certificateSheet } from './certificate-sheet.ts'
import type { IssuedCertificate } from './certificates.queries.ts'
import { expectPrintable } from './expect-printable.ts'

/** An issued certificate as a page, in the language it was issued in or another one. @throws CertificateUnprintable */
export function eventCertificateSheet(
  certificate: IssuedCertificate,
  { publicUrl, language = certificate.language }: { publicUrl: string; language?: TextLanguage | undefined },
): PdfSheet {
  expectPrintable(certificate)
  const inLanguage = { locale: language }
  const [title, title_language] = textIn(certificate.title, language)
  return certificateSheet({
    language,
    heading: m.certificate_heading({}, inLanguage),
    holder_name: certificate.holder_name,
    verb: m.certificate_took_part({}, inLanguage),
    title,
    title_language,
    minutes: certificate.minutes,
    held_on: certificate.held_on,
    number: certificate.number,
    address: certificateAddress(publicUrl, certificate),
    made_at: certificate.issued_at,
  })
}

/** Where anyone can check it. */
export function certificateAddress(publicUrl: string, { code }: { code: string }): string {
  return `${publicUrl}/certificates/${printedCode(code)}`
}

/** The words in the language wanted, else in the one there is; with that language. */
export function textIn(text: LocalizedText, wanted: TextLanguage): [string, TextLanguage] {
  const language = [wanted, ...TEXT_LANGUAGES].find((one) => text[one]) ?? wanted
  return [text[language] ?? '', language]
}
