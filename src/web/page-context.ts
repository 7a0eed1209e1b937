import type { Api } from '#contract/client.ts'
import type { PostedForm } from '#contract/page-form.ts'
import type { ShownProduct } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'

/** What every page can access: data through the contract, and this installation's settings. */
export interface PageContext {
  api: Api
  /** The product's public address, without a trailing slash, for canonical addresses and share previews. */
  publicUrl: string
  language: TextLanguage
  /** The language in the address, which links keep. */
  addressLanguage: TextLanguage | undefined
  /** The reading preferences in short form (foundation/reading-preferences), as of the page load. */
  readingPreferences: string
  /** What administrators set instead of the product's default name, links and texts. */
  shown: ShownProduct
  /** Whether a session cookie may exist; always true in a browser, where scripts can't see it. */
  hasCookie: boolean
  /** Whether people can consent to sharing analytics events: a key is set up. */
  offersConsent: boolean
  /** The consent decision of this browser, for rendering on the server; a browser reads its own cookie. */
  hasDecided: boolean
  /** A form that was posted without JavaScript and refused. */
  posted: PostedForm | undefined
  /** A message left by the previous page. */
  notice: string | undefined
  /** The nonce for inline scripts, set only while rendering for one person. */
  nonce?: string
}
