import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

/** '45 minutes', '1 hour', '1.5 hours': in the reader's language, or that of a document. */
export function lengthLabel(minutes: number, language?: TextLanguage): string {
  const inLanguage = language && { locale: language }
  if (minutes < 60) return m.certificate_minutes({ minutes }, inLanguage)
  const hours = Math.round(minutes / 6) / 10
  return hours === 1 ? m.certificate_one_hour({}, inLanguage) : m.certificate_hours({ hours }, inLanguage)
}
