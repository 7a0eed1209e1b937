import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'

/** What the tab says: the page's name and the product's. */
export const pageTitle = (page: string) => m.page_title({ page, product: product.name })

/**
 * The head of a page that no search engine shows: it is for one person, or a step on the way. It comes with the
 * page's code, where the `head` of a route would weigh on the first load of every other page.
 */
export function UnlistedHead({ page }: { page: string }) {
  return (
    <>
      <title>{pageTitle(page)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
