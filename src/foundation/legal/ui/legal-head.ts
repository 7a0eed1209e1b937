import { pageTitle } from '#ui-kit/page-head.tsx'
import type { LegalText } from '../legal.contract.ts'

export function legalHead({ text, publicUrl }: { text: LegalText; publicUrl: string }) {
  const address = `${publicUrl}/${text.name}`
  const { language } = text
  return {
    meta: [
      { title: pageTitle(text.title) },
      { property: 'og:title', content: text.title },
      { property: 'og:image', content: `${publicUrl}/art/share-default.png` },
    ],
    links: [
      { rel: 'canonical', href: language === 'en' ? address : `${address}?language=${language}` },
      { rel: 'alternate', hrefLang: 'en', href: address },
      { rel: 'alternate', hrefLang: 'hi', href: `${address}?language=hi` },
    ],
  }
}
