import { type Page, pages } from './sitemap.ts'

interface PageFound {
  page: Page
  /** The values in its path, in order; undefined for an omitted one. */
  values: readonly (string | undefined)[]
}

const isValue = (part: string) => /^(\$|\{-\$)/.test(part)
const namesIn = (path: string) => path.split('/').filter((part) => part && !isValue(part)).length

/** The patterns of pages, those with the most fixed names first, which is also how the router chooses. */
const patterns = pages
  .toSorted((one, other) => namesIn(other.path) - namesIn(one.path))
  .map((page) => ({ page, pattern: patternOf(page.path) }))

/** The page for a path without a language, however its characters are encoded. */
export function pageAt(path: string): PageFound | undefined {
  const name = withoutEscapes(path)
  for (const { page, pattern } of patterns) {
    const [whole, ...values] = pattern.exec(name) ?? []
    if (whole !== undefined) return { page, values }
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const sources = parts.map((part) =>
    isValue(part) ? (part.startsWith('{') ? '(?:/([^/]+))?' : '/([^/]+)') : `/${part}`,
  )
  return new RegExp(`^${sources.join('')}/*$`, 'i')
}

/** Decodes only ASCII, which fixed path names consist of: the rest of a path may be invalid UTF-8. */
const withoutEscapes = (path: string): string =>
  path.replace(/%[0-7][0-9a-f]/gi, (letter) => decodeURIComponent(letter))
