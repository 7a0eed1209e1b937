import { product } from '#contract/product.ts'
import { m } from '#messages/messages.js'

/** The tab's title: the page's name and the product's. */
export const pageTitle = (page: string) => m.page_title({ page, product: product.name })

/**
 * The head of a page that search engines don't index, because it's personal or a step in between. It's part of the
 * page's code, whereas a route's `head` would be part of every page's first load.
 */
export function UnlistedHead({ page }: { page: string }) {
  return (
    <>
      <title>{pageTitle(page)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
