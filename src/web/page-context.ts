import type { Api } from '#contract/client.ts'

/** What every page can reach: data through the contract, and the addresses of this installation. */
export interface PageContext {
  api: Api
  /** Without a last slash, for canonical addresses and share previews. */
  publicUrl: string
  /** Where "About Us" leads; our own page when there is none. */
  aboutUrl: string | undefined
  /** Only while a page is rendered for one person. */
  nonce?: string
}
