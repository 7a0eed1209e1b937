import { TEXT_LANGUAGES, type TextLanguage } from '#contract/language.ts'
import type { LookedAtPage, Viewer } from './looked-at/looked-at-page.ts'
import { lookedAtPages } from './looked-at-pages.ts'

const SCHEMES = ['light', 'dark'] as const
const WIDTHS = [360, 1280] as const
/** Reading settings as the server writes them; the empty one is as usual. Every letter stands in one of them. */
const READINGS = ['', '2sm', 'fce', '3md', '1sfcm'] as const

export interface Look {
  scheme: (typeof SCHEMES)[number]
  width: (typeof WIDTHS)[number]
  reading: string
}

/** A page is opened once, in a language and for somebody, and then looked at in several ways. */
export interface Visit {
  page: LookedAtPage
  language: TextLanguage
  viewer: Viewer
  looks: Look[]
}

export const nameOfLook = ({ scheme, width, reading }: Look) =>
  `${scheme}, ${width} px${reading ? `, reading ${reading}` : ''}`

/**
 * Pairs: each page in each language, each language with each scheme, width and reading setting, and narrow and wide, light
 * and dark on each page. A language after the first is looked at in one of the two ways; there, pages for everyone are
 * seen by somebody who is signed in.
 */
function pairs(): Visit[] {
  return TEXT_LANGUAGES.flatMap((language, turn) =>
    lookedAtPages.map((page, at) => {
      const [first, second] = (at + turn) % 2 === 0 ? SCHEMES : SCHEMES.toReversed()
      const reading = READINGS[1 + ((at >> (turn + 1)) % (READINGS.length - 1))] ?? ''
      const looks: Look[] = [
        { scheme: first ?? 'light', width: 360, reading: '' },
        { scheme: second ?? 'dark', width: 1280, reading },
      ]
      const viewer = page.viewer === 'visitor' && turn % 2 === 1 ? 'newcomer' : page.viewer
      const one = looks.slice((at >> 1) % 2).slice(0, 1)
      return { page, language, viewer, looks: turn === 0 ? looks : one }
    }),
  )
}

/** Every page for everyone who may see it, in every language, scheme, width and reading setting. */
function all(): Visit[] {
  const looks = SCHEMES.flatMap((scheme) =>
    WIDTHS.flatMap((width) => READINGS.map((reading) => ({ scheme, width, reading }))),
  )
  return lookedAtPages.flatMap((page) => {
    const viewers: Viewer[] = page.viewer === 'visitor' ? ['visitor', 'newcomer', 'kavita'] : [page.viewer]
    return viewers.flatMap((viewer) => TEXT_LANGUAGES.map((language) => ({ page, language, viewer, looks })))
  })
}

/** `npm run test:long` sets it. */
export const looksAtAll = Boolean(process.env.LOOK_AT_ALL)

/** Visits of a round at most. */
export const AT_ONCE = 6

/** Visits of the same person, so many together that one log-in and one browser's memory serve them. */
export function rounds(): Visit[][] {
  const byViewer = Map.groupBy(
    looksAtAll ? all() : pairs(),
    ({ viewer, language }) => `${viewer} ${language}`,
  )
  return [...byViewer.values()].flatMap((visits) =>
    Array.from({ length: Math.ceil(visits.length / AT_ONCE) }, (_, at) =>
      visits.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    ),
  )
}
