import { product } from '#contract/product.ts'

/** An address elsewhere with where the reader comes from; what stands in it already stays. */
export function tracked(href: string): string {
  if (!URL.canParse(href)) return href
  const url = new URL(href)
  url.searchParams.set('utm_source', product.name.toLowerCase())
  url.searchParams.set('utm_medium', 'footer')
  return url.href
}
