import { TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'
import type { CheckedPage, Viewer } from './checked-pages/checked-page.ts'
import { checkedPages } from './checked-pages.ts'

const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [360, 1280] as const
/** Reading preferences as the server writes them; the empty one is the default. Every letter occurs in one of them. */
const READINGS = ['', '2sm', 'fce', '3md', '1sfcm'] as const

export interface Look {
  scheme: (typeof SCHEMES)[number]
  width: (typeof WIDTHS)[number]
  reading: string
}

/** A page is opened once, in one language and for one viewer, and then checked in several looks. */
export interface Visit {
  page: CheckedPage
  language: TextLanguage
  viewer: Viewer
  looks: Look[]
}

export const nameOfLook = ({ scheme, width, reading }: Look) =>
  `${scheme}, ${width} px${reading ? `, reading ${reading}` : ''}`

const nth = <Value>(values: readonly [Value, ...Value[]], at: number): Value =>
  values[at % values.length] ?? values[0]

const look = (scheme: number, width: number, reading: number): Look => ({
  scheme: nth(SCHEMES, scheme),
  width: nth(WIDTHS, width),
  reading: nth(READINGS, reading),
})

/**
 * Each page once, in one language and one look. They change from page to page, so that each language, scheme, width
 * and reading preference meets each of the others, and each role with more than a few pages meets all of them.
 */
function oneLookAPage(): Visit[] {
  const byViewer = [...Map.groupBy(checkedPages, ({ viewer }) => viewer).values()]
  return byViewer.flatMap((pages) =>
    pages.map((page, at) => ({
      page,
      language: nth(TEXT_LANGUAGES, at),
      viewer: page.viewer,
      looks: [look(at >> 1, at >> 2, at)],
    })),
  )
}

/** Every page for every viewer who may see it, in every language, scheme, width and reading preference. */
function all(): Visit[] {
  const looks = SCHEMES.flatMap((scheme) =>
    WIDTHS.flatMap((width) => READINGS.map((reading) => ({ scheme, width, reading }))),
  )
  return checkedPages.flatMap((page) => {
    const viewers: Viewer[] = page.viewer === 'visitor' ? ['visitor', 'newcomer', 'kavita'] : [page.viewer]
    return viewers.flatMap((viewer) => TEXT_LANGUAGES.map((language) => ({ page, language, viewer, looks })))
  })
}

/** `npm run test:long` sets it. */
export const inAllLooks = Boolean(process.env.ALL_LOOKS)

/** The most visits of a round. */
export const AT_ONCE = 6

/** Visits of the same person in rounds: one log-in serves a round, and one browser's memory is enough for it. */
export function rounds(): Visit[][] {
  const byViewer = Map.groupBy(
    inAllLooks ? all() : oneLookAPage(),
    ({ viewer, language }) => `${viewer} ${language}`,
  )
  return [...byViewer.values()].flatMap((visits) =>
    Array.from({ length: Math.ceil(visits.length / AT_ONCE) }, (_, at) =>
      visits.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    ),
  )
}
