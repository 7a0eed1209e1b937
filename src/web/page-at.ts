import { type Page, pages } from './sitemap.ts'

interface PageFound {
  page: Page
  /** The values of its path in their order; undefined where one is left out. */
  values: readonly (string | undefined)[]
}

const isValue = (part: string) => /^(\$|\{-\$)/.test(part)
const namesIn = (path: string) => path.split('/').filter((part) => part && !isValue(part)).length

/** The patterns of pages. Where several fit, the first is the one with most fixed names, as the router chooses. */
const patterns = pages
  .toSorted((one, other) => namesIn(other.path) - namesIn(one.path))
  .map((page) => ({ page, pattern: patternOf(page.path) }))

/** The page that a path without a language opens, however its letters are written. */
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

/** Letters of ASCII alone, which the names in paths are made of: the rest of a path may be no text at all. */
const withoutEscapes = (path: string): string =>
  path.replace(/%[0-7][0-9a-f]/gi, (letter) => decodeURIComponent(letter))
