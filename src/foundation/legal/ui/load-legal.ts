import type { Api } from '#contract/client.ts'
import { isTextLanguage, type TextLanguage } from '#contract/language.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { LegalName, LegalText } from '../legal.contract.ts'

/** `language=hi` in the address asks for Hindi, whatever the language of the page. */
export function legalSearch({ language }: Record<string, unknown>): { language?: TextLanguage } {
  return typeof language === 'string' && isTextLanguage(language) ? { language } : {}
}

export async function loadLegal(
  { api, publicUrl, language: ofPage }: { api: Api; publicUrl: string; language: TextLanguage },
  { name, language = ofPage }: { name: LegalName; language?: TextLanguage | undefined },
): Promise<{ text: LegalText; publicUrl: string }> {
  const answer = await api('GET /legal/{name}/', { params: { name }, query: { language } })
  return answer.success ? { text: answer.data, publicUrl } : pageCannotShow(answer)
}
