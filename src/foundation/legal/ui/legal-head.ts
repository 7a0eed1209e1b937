import { addressIn } from '#contract/language.ts'
import { pageTitle } from '#ui-kit/page-head.tsx'
import type { LegalText } from '../legal.contract.ts'

export function legalHead({ text, publicUrl }: { text: LegalText; publicUrl: string }) {
  const { name, language, languages, title } = text
  const inLanguage = (wanted: typeof language) => `${publicUrl}${addressIn(wanted, `/${name}`)}`
  return {
    meta: [
      { title: pageTitle(title) },
      { property: 'og:title', content: title },
      { property: 'og:image', content: `${publicUrl}/art/share-default.png` },
    ],
    links: [
      { rel: 'canonical', href: inLanguage(language) },
      ...languages.map((wanted) => ({ rel: 'alternate', hrefLang: wanted, href: inLanguage(wanted) })),
      { rel: 'alternate', hrefLang: 'x-default', href: `${publicUrl}/${name}` },
    ],
  }
}
