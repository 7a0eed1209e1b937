import type { TextLanguage } from '#contract/wire.ts'
import { certificateSheet } from '#features/certificates/server/index.ts'
import { m } from '#messages/messages.js'
import type { PdfSheet } from '#platform/pdf/pdf-sheet.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import type { CounsellingRecord } from './counselling.queries.ts'

/** A group counselling certificate as a page. */
export function counsellingSheet(
  record: CounsellingRecord,
  { publicUrl, language, now }: { publicUrl: string; language: TextLanguage; now: Date },
): PdfSheet {
  const inLanguage = { locale: language }
  return certificateSheet({
    language,
    heading: m.counselling_heading({}, inLanguage),
    holder_name: record.holder_name,
    verb: m.counselling_took_part({}, inLanguage),
    title: record.topic,
    title_language: scriptLanguage(record.topic),
    minutes: record.minutes,
    held_on: record.held_on,
    led_by: record.speaker_name,
    address: counsellingAddress(publicUrl, record),
    made_at: now,
  })
}

/** The address that the product hands out; it contains no name. */
export function counsellingAddress(publicUrl: string, { code }: { code: string }): string {
  return `${publicUrl}/group-counselling/certificate/${code}`
}
