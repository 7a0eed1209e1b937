/** Pages that are drawn of a file, from the first. */
export const MOST_PAGES = 30
/** The widths of pictures of pages in pixels: a card's and a page's. */
export const PAGE_WIDTHS = [480, 1200] as const
export type PageWidth = (typeof PAGE_WIDTHS)[number]

/** The key of a page's picture. Each drawing has a name of its own. */
export function pageKey(drawing: string, page: number, width: PageWidth): string {
  return `pages/${drawing}/${page}-${width}.webp`
}

/** The key of the grey copy. Its last part is its tag in caches, so it names the drawing too. */
export function greyKey(drawing: string): string {
  return `pages/${drawing}/grey-${drawing}.pdf`
}

/** All that can lie under a drawing's name. */
export function keysOfDrawing(drawing: string): string[] {
  const pages = Array.from({ length: MOST_PAGES }, (_, index) => index + 1)
  return [
    ...pages.flatMap((page) => PAGE_WIDTHS.map((width) => pageKey(drawing, page, width))),
    greyKey(drawing),
  ]
}
