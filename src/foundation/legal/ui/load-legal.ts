import type { Api } from '#contract/client.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { pageCannotShow } from '#ui-kit/page-failure.ts'
import type { LegalName, LegalText } from '../legal.contract.ts'

/** `language=hi` in the address asks for Hindi. */
export function legalSearch({ language }: Record<string, unknown>): { language?: TextLanguage } {
  return language === 'hi' ? { language } : {}
}

export async function loadLegal(
  { api, publicUrl }: { api: Api; publicUrl: string },
  { name, language = 'en' }: { name: LegalName; language?: TextLanguage | undefined },
): Promise<{ text: LegalText; publicUrl: string }> {
  const answer = await api('GET /legal/{name}/', { params: { name }, query: { language } })
  return answer.success ? { text: answer.data, publicUrl } : pageCannotShow(answer)
}
