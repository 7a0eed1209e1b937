import type { Api } from '#contract/client.ts'
import type { PostedForm } from '#contract/page-form.ts'

/** What every page can reach: data through the contract, and the addresses of this installation. */
export interface PageContext {
  api: Api
  /** Without a last slash, for canonical addresses and share previews. */
  publicUrl: string
  /** Where "About Us" leads; our own page when there is none. */
  aboutUrl: string | undefined
  /** Whether a session's cookie may be there; true in a browser, where scripts can't see it. */
  hasCookie: boolean
  /** A form that was posted without JavaScript and came back. */
  posted: PostedForm | undefined
  /** What the page before left to be said here. */
  notice: string | undefined
  /** Only while a page is rendered for one person. */
  nonce?: string
}
