import { addressIn, TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'
import { m } from '#messages/messages.js'

/** A page's full address in the reader's language. */
export const ownAddress = (publicUrl: string, path: string): string =>
  publicUrl + addressIn(m.page_language() as TextLanguage, path)

/** Links to the page in each language, for search engines. */
export const addressLinks = (publicUrl: string, path: string) => [
  { rel: 'canonical', href: ownAddress(publicUrl, path) },
  ...TEXT_LANGUAGES.map((language) => ({
    rel: 'alternate',
    hrefLang: language,
    href: publicUrl + addressIn(language, path),
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: publicUrl + path },
]

/** The page's address in each language, for pages whose head comes with their code, and for share previews. */
export function PageAddress({ publicUrl, path }: { publicUrl: string; path: string }) {
  return (
    <>
      <meta property="og:url" content={ownAddress(publicUrl, path)} />
      {addressLinks(publicUrl, path).map((link) => (
        <link key={`${link.rel} ${link.href}`} {...link} />
      ))}
    </>
  )
}
