/** Pages that are rendered of a file, from the first. */
export const MOST_PAGES = 30
/** The widths of pictures of pages in pixels: a card's and a page's. */
export const PAGE_WIDTHS = [480, 1200] as const
export type PageWidth = (typeof PAGE_WIDTHS)[number]

/** The key of a page's picture. Each page render has a name of its own. */
export function pageKey(render: string, page: number, width: PageWidth): string {
  return `pages/${render}/${page}-${width}.webp`
}

/** The key of the grey copy. Its last part is its tag in caches, so it names the page render too. */
export function greyKey(render: string): string {
  return `pages/${render}/grey-${render}.pdf`
}

/** All that can lie under the name of a page render. */
export function keysOfRender(render: string): string[] {
  const pages = Array.from({ length: MOST_PAGES }, (_, index) => index + 1)
  return [
    ...pages.flatMap((page) => PAGE_WIDTHS.map((width) => pageKey(render, page, width))),
    greyKey(render),
  ]
}
