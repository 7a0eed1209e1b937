import type { Page } from '@playwright/test'
import type { Finding } from './finding.ts'

/** WCAG 1.4.12, text spacing. */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
/** The pages start at 112.5%. */
export const BIG_TEXT = 'html { font-size: 225% !important }'

/** What does not fit into 320 px: unchanged, with text of 200 % (WCAG 1.4.4, 1.4.10) and with wide text (1.4.12). */
export async function reflowFindings(page: Page): Promise<Finding[]> {
  const found = await misfits(page, 'plain')
  for (const [look, content] of [
    ['200% text', BIG_TEXT],
    ['text spacing', SPACING],
  ] as const) {
    const style = await page.addStyleTag({ content })
    found.push(...(await misfits(page, look)))
    await style.evaluate((element: Element) => element.remove())
  }
  return found
}

/** Cards and the footer are laid out only when they come near the screen, which would hide their overflow. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.removeAttribute('data-sent'))

/** The share of the window's height that sticky bars cover: 0 to 1. */
export const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement))
    const rows = Array.from({ length: innerHeight }, (_, at) => at + 0.5)
    const covered = rows.filter((row) => stays(document.elementFromPoint(innerWidth / 2, row)))
    return covered.length / rows.length
  })

/** The words that take more than one line in the visible elements. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((within) => {
    const found: string[] = []
    for (const element of document.querySelectorAll(within)) {
      if (!element.checkVisibility()) continue
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (text.parentElement?.closest('.visually-hidden')) continue
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(word)
        }
      }
    }
    return found
  }, selector)

/** Nothing overflows sideways and no text is cut off, except in strips that scroll. */
export async function misfits(page: Page, look: string): Promise<Finding[]> {
  await layOutAll(page)
  const details = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    const hidden = new Map<Element, boolean>()
    const scrolling = new Map<Element, boolean>()
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect()
      const text = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      if (
        !text ||
        box.width < 2 ||
        element.closest('.visually-hidden, .skip-link') ||
        !element.checkVisibility()
      )
        continue
      if (hasSidewaysScroll(element) || isHiddenFromSight(element)) continue
      const name = `<${element.localName}> ${element.textContent?.slice(0, 40)}`
      if (box.right > width + 1 || box.left < -1) found.push(`sticks out: ${name}`)
      const { overflowX } = getComputedStyle(element)
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && !isOwnName(element))
        found.push(`cut off: ${name}`)
    }
    return found

    /** The bar shortens the viewer's long name; the account page shows all of it. */
    function isOwnName(element: Element): boolean {
      return getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('header') !== null
    }

    /** For screen readers only, such as the headings of a table whose rows are cards. */
    function isHiddenFromSight(element: Element): boolean {
      return isInside(element, hidden, ({ clipPath }) => clipPath === 'inset(50%)')
    }

    function hasSidewaysScroll(element: Element): boolean {
      return isInside(element, scrolling, ({ overflowX }) => ['auto', 'scroll'].includes(overflowX))
    }

    /** Whether the element or an ancestor matches. Each element is checked once, since neighbours share ancestors. */
    function isInside(
      element: Element | null,
      known: Map<Element, boolean>,
      looksSo: (style: CSSStyleDeclaration) => boolean,
    ): boolean {
      if (!element || element === document.body) return false
      const before = known.get(element)
      if (before !== undefined) return before
      const is = looksSo(getComputedStyle(element)) || isInside(element.parentElement, known, looksSo)
      known.set(element, is)
      return is
    }
  })
  return details.map((detail) => ({ rule: `reflow, ${look}`, detail }))
}
