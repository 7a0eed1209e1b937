/** How many pages of a file are rendered, starting with the first. */
export const MOST_PAGES = 30
/** Widths of page pictures in pixels: for cards and for pages. */
export const PAGE_WIDTHS = [480, 1200] as const
export type PageWidth = (typeof PAGE_WIDTHS)[number]

/** The storage key of a page's picture. Each page render has its own name. */
export function pageKey(render: string, page: number, width: PageWidth): string {
  return `pages/${render}/${page}-${width}.webp`
}

/** The storage key of the grey copy. Its last part is the ETag in caches, so it contains the render's name too. */
export function greyKey(render: string): string {
  return `pages/${render}/grey-${render}.pdf`
}

/** All possible storage keys of a page render. */
export function keysOfRender(render: string): string[] {
  const pages = Array.from({ length: MOST_PAGES }, (_, index) => index + 1)
  return [
    ...pages.flatMap((page) => PAGE_WIDTHS.map((width) => pageKey(render, page, width))),
    greyKey(render),
  ]
}
