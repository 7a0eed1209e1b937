import type { Page } from '@playwright/test'
import type { Finding } from './finding.ts'

/**
 * What a page says about itself: its language and that of its parts (WCAG 3.1.1, 3.1.2), its own title (2.4.2), one
 * first heading and no skipped level (2.4.10), one main part.
 */
export function structureFindings(page: Page, language: string): Promise<Finding[]> {
  return page.evaluate((expected) => {
    const found: Finding[] = []
    const say = (rule: string, detail: string) => found.push({ rule, detail })
    if (document.documentElement.lang !== expected) say('language of the page', document.documentElement.lang)
    if (!/^.+ · \S|^404 /.test(document.title)) say('page title', document.title)

    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) =>
      one.checkVisibility(),
    )
    const levels = headings.map(({ localName }) => Number(localName.slice(1)))
    if (levels.filter((level) => level === 1).length !== 1) say('one first heading', levels.join())
    headings.forEach((heading, at) => {
      if (at > 0 && (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1)
        say('heading order', `h${levels[at - 1]}, then h${levels[at]} ${heading.textContent}`)
    })
    if (document.querySelectorAll('main').length !== 1) say('one main part', '')

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!part?.checkVisibility() || part.closest('script, style, template')) continue
      const said = part.closest('[lang]')?.getAttribute('lang') ?? ''
      // The name of a language is its own name (3.1.2 leaves names out).
      const isHindi = /\p{Script=Devanagari}{2}/u.test(words.replace('हिन्दी', ''))
      if (isHindi && !/^(hi|mr|ne|sa)/.test(said)) say('language of parts', `${said}: ${words.slice(0, 60)}`)
    }
    return found
  }, language)
}

/** The most letters in a line (WCAG 1.4.8); our own text has about 66. */
const MOST_LETTERS = 80

/** In a wide window, lines of running text are short enough to find the next one (WCAG 1.4.8). */
export async function lineFindings(page: Page): Promise<Finding[]> {
  const long = await page.evaluate((most) => {
    const letters = new Intl.Segmenter(document.documentElement.lang)
    const isText = (element: Element) =>
      [...element.children].every((child) => getComputedStyle(child).display.startsWith('inline')) &&
      element.checkVisibility() &&
      !element.closest('table, pre, .visually-hidden')
    return [...document.querySelectorAll('main :is(p, li, dd, blockquote)')].flatMap((element) => {
      const words = element.textContent?.trim() ?? ''
      if (words.length <= most || !isText(element)) return []
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = new Map<number, number>()
      for (const { bottom, width } of range.getClientRects())
        lines.set(Math.round(bottom / 9), (lines.get(Math.round(bottom / 9)) ?? 0) + width)
      const widths = [...lines.values()]
      const letterWidth = widths.reduce((sum, width) => sum + width, 0) / [...letters.segment(words)].length
      const count = Math.round(Math.max(...widths) / letterWidth)
      return count > most
        ? [`${count} letters: <${element.localName} ${element.className}> ${words.slice(0, 40)}`]
        : []
    })
  }, MOST_LETTERS)
  return long.map((detail) => ({ rule: 'line length', detail }))
}

/**
 * Nothing may move by itself while the system or the reading preference asks for reduced motion. Animations that follow
 * the reader's own scrolling are allowed.
 */
export async function motionFindings(page: Page): Promise<Finding[]> {
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80) ?? 'unknown'),
  )
  return running.map((detail) => ({ rule: 'motion', detail }))
}
