import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

/** '45 minutes', '1 hour', '1.5 hours': in the reader's language, or that of a document. */
export function lengthLabel(minutes: number, language?: TextLanguage): string {
  const inLanguage = language && { locale: language }
  if (minutes < 60) return m.certificate_minutes({ minutes }, inLanguage)
  if (minutes === 60) return m.certificate_one_hour({}, inLanguage)
  return m.certificate_hours({ hours: Math.round(minutes / 6) / 10 }, inLanguage)
}
