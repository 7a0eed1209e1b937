import { addressIn } from '#contract/language.ts'
import { TEXT_LANGUAGES, type TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { LocalizedText } from '#platform/db/columns.ts'
import { printedLanguage } from '#platform/pdf/drawable-text.ts'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import type { CertificateKind, CheckedModule } from '../certificates.contract.ts'
import { printedCode } from './certificate-code.ts'
import { kindOf } from './certificate-kind.ts'
import { certificateSheet } from './certificate-sheet.ts'
import type { IssuedCertificate } from './certificates.queries.ts'
import { expectPrintable } from './expect-printable.ts'

/** An issued certificate as a page, in its own language or another one. @throws CertificateUnprintable */
export function issuedSheet(
  certificate: IssuedCertificate,
  { publicUrl, language: wanted }: { publicUrl: string; language?: TextLanguage | undefined },
): PdfSheet {
  expectPrintable(certificate)
  const language = printedLanguage(wanted ?? certificate.language)
  const [title, title_language] = textIn(certificate.title, language)
  return certificateSheet({
    language,
    ...labelsOf(certificate, language),
    holder_name: certificate.holder_name,
    title,
    title_language,
    minutes: certificate.minutes,
    held_on: certificate.held_on,
    modules: modulesIn(certificate.modules, language) ?? undefined,
    number: certificate.number,
    address: certificateAddress(publicUrl, certificate),
    made_at: certificate.issued_at,
  })
}

/** The modules in the wanted language, or else the other one. */
export function modulesIn(
  modules: IssuedCertificate['modules'],
  language: TextLanguage,
): CheckedModule[] | null {
  if (modules === null) return null
  return modules.map(({ title: text, minutes, done_on }) => {
    const [title, text_language] = textIn(text, language)
    return { title, text_language, minutes, done_on }
  })
}

/** Its own words in the wanted language, or else the default ones. */
function labelsOf(certificate: IssuedCertificate, language: TextLanguage) {
  const kind = kindOf(certificate)
  return {
    heading: certificate.heading?.[language] || usualHeadings[kind]({}, { locale: language }),
    verb: certificate.words?.[language] || usualVerbs[kind]({}, { locale: language }),
  }
}

const usualHeadings = {
  event: m.certificate_heading,
  participation: m.certificate_heading,
  program: m.certificate_heading_program,
} satisfies Record<CertificateKind, unknown>

const usualVerbs = {
  event: m.certificate_took_part,
  // Only what was done, not how long it took: a few minutes aren't hours of learning.
  participation: m.certificate_participation_verb,
  program: m.certificate_finished,
} satisfies Record<CertificateKind, unknown>

/** The address to check a certificate; emails also set the language of the page. */
export function certificateAddress(
  publicUrl: string,
  { code }: { code: string },
  language?: TextLanguage,
): string {
  return `${publicUrl}${addressIn(language, `/certificates/${printedCode(code)}`)}`
}

/** The text in the wanted language, or else the other one, and its language. */
export function textIn(text: LocalizedText, wanted: TextLanguage): [string, TextLanguage] {
  const language = [wanted, ...TEXT_LANGUAGES].find((one) => text[one]) ?? wanted
  return [text[language] ?? '', language]
}
