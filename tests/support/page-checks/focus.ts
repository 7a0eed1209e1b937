import type { Page } from '@playwright/test'
import type { Finding } from './finding.ts'

/**
 * Moves the focus to everything that Tab reaches, forwards and backwards. Its look must change (WCAG 2.4.7, 2.4.13)
 * and no bar may cover it, not even partly (2.4.11, 2.4.12). It must be 44 px wide and high (2.5.5), except links in a
 * line of text.
 */
export async function focusFindings(page: Page): Promise<Finding[]> {
  // From now on the browser shows the focus as it does for keys.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const found: Finding[] = []
    const REACHED =
      'a[href], button, input, select, textarea, summary, video[controls], audio[controls], [tabindex], [contenteditable="true"]'
    const stops = [...document.querySelectorAll<HTMLElement>(REACHED)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, input[type="hidden"]') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    ;(document.activeElement as HTMLElement | null)?.blur()
    const atRest = new Map(stops.map((stop) => [stop, lookOf(stop)]))
    for (const stop of stops) check(stop, true)
    for (const stop of stops.reverse()) check(stop, false)
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.scrollTo(0, 0)
    return found

    function check(stop: HTMLElement, isFirst: boolean): void {
      // The content of a tab may change with the focus; this check ignores that.
      if (stop.getAttribute('role') === 'tab') return
      stop.focus()
      if (document.activeElement !== stop) return
      if (isFirst && lookOf(stop) === atRest.get(stop)) say('focus visible', stop)
      const bar = coveredBy(stop)
      if (bar) say('focus not hidden', stop, ` lies under ${nameOf(bar)}`)
      if (isFirst && !isBigEnough(stop)) say('target size', stop, ` is ${sizeOf(stop)}`)
    }

    function say(rule: string, stop: Element, more = ''): void {
      found.push({ rule, detail: `${nameOf(stop)}${more}` })
    }

    function nameOf(element: Element): string {
      const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
      const name = element.getAttribute('name') ?? element.className
      return `<${element.localName} ${name}> ${words.slice(0, 40)}`
    }

    /** The look of the element, of its frame and of its visible substitute, such as the mark of a hidden checkbox. */
    function lookOf(stop: Element): string {
      const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : null
      const frames = [
        stop.parentElement,
        stop.parentElement?.parentElement,
        stop.closest('article, li, label'),
      ]
      const parts = [stop, ...frames, stop.nextElementSibling, stop.firstElementChild, label]
      return parts
        .flatMap((part) => (part ? [null, '::before', '::after'].map((pseudo) => paint(part, pseudo)) : []))
        .join()
    }

    function paint(element: Element, pseudo: string | null): string {
      const style = getComputedStyle(element, pseudo)
      const outline = style.outlineStyle === 'none' ? '' : `${style.outlineStyle} ${style.outlineWidth}`
      return [outline, style.boxShadow, style.borderColor, style.backgroundColor, style.clipPath].join(' ')
    }

    function coveredBy(stop: HTMLElement): Element | null {
      const box = stop.getBoundingClientRect()
      if (box.width < 4 || box.height < 4) return null
      // An element taller than the space under the bar is never completely visible.
      const room =
        window.innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
      const ends = box.height > room ? [] : [box.top + 2, box.bottom - 2]
      for (const [x, y] of [
        ...ends.map((end) => [(box.left + box.right) / 2, end] as const),
        [box.left + 2, (box.top + box.bottom) / 2],
        [box.right - 2, (box.top + box.bottom) / 2],
      ] as const) {
        // The browser scrolls to the line of the cursor, not to the whole of a long field.
        if (stop instanceof HTMLTextAreaElement && y > box.top + 2) continue
        const top = document.elementFromPoint(x, y)
        if (!top || stop.contains(top) || top.contains(stop)) continue
        for (let at: Element | null = top; at; at = at.parentElement) {
          if (at.contains(stop)) break
          if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at
        }
      }
      return null
    }

    function sizeOf(stop: Element): string {
      const { width, height } = stop.getBoundingClientRect()
      return `${Math.round(width)} × ${Math.round(height)} px`
    }

    function isBigEnough(stop: HTMLElement): boolean {
      if (stop.closest('.visually-hidden, .skip-link') || isInLine(stop)) return true
      const box = stop.getBoundingClientRect()
      const is44 = ({ width, height }: DOMRect) => width >= 43.5 && height >= 43.5
      if (is44(box)) return true
      // A label or an overlay may be pressed instead.
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : null
      if (label && is44(label.getBoundingClientRect())) return true
      return [
        [-21, 0],
        [21, 0],
        [0, -21],
        [0, 21],
      ].every(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(middle.x + x, middle.y + y)
        return hit !== null && (stop.contains(hit) || label?.contains(hit))
      })
    }

    /** WCAG 2.5.5, exception "Inline": the height of a target in a sentence is that of its line. */
    function isInLine(stop: Element): boolean {
      const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
      let block: Element | null = stop
      while (block && isInline(block)) block = block.parentElement
      const words = block?.textContent?.trim().length ?? 0
      return isInline(stop) && words > (stop.textContent?.trim().length ?? 0) + 3
    }
  })
}
