import type { Api } from '#contract/client.ts'
import type { PostedForm } from '#contract/page-form.ts'
import type { ShownProduct } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'

/** What every page can reach: data through the contract, and the addresses of this installation. */
export interface PageContext {
  api: Api
  /** The product's public address, without a last slash, for canonical addresses and share previews. */
  publicUrl: string
  language: TextLanguage
  /** What the address names: links lead to other pages in it. */
  addressLanguage: TextLanguage | undefined
  /** How the person reads, in the short form (foundation/reading-preferences); as it was when the page was loaded. */
  readingPreferences: string
  /** What administrators set in place of the product's own name, links and texts. */
  shown: ShownProduct
  /** Whether a session's cookie may be there; true in a browser, where scripts can't see it. */
  hasCookie: boolean
  /** Whether people can agree that what is counted is shared: a key is set up. */
  offersConsent: boolean
  /** What was said in this browser, for the page that is rendered; a browser looks at its own cookie. */
  hasDecided: boolean
  /** A form that was posted without JavaScript and came back. */
  posted: PostedForm | undefined
  /** What the page before left to be said here. */
  notice: string | undefined
  /** The nonce of inline scripts, only while a page is rendered for one person. */
  nonce?: string
}
