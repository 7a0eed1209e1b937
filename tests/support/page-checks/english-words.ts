import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const read = (language: string) =>
  Object.values(JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'))).filter(
    (text) => typeof text === 'string',
  )
const inHindi = new Set(read('hi'))
/** Names that both languages write the same way. */
const NAMES = ['YouTube']
const inEnglish = new Set(read('en').filter((text) => !inHindi.has(text) && !NAMES.includes(text)))

/** Hindi writes these in Latin letters too: units, addresses. */
const LATIN_TOO = /https?:\/\/\S+|\S+@\S+|\b(?:kB|x)\b/g
/** Names begin with a capital; words of our sentences do not. */
const SMALL_WORD = /(?<![\w“‘'.-])[a-z]{2,}(?![\w-])/

/** English texts of a Hindi page, except names and what people wrote in English, which is marked by `lang`. */
export async function englishWords(page: Page): Promise<string[]> {
  const latin = await page.evaluate(() => {
    const isOurs = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') === 'hi' &&
      !element.closest('script, style, noscript, svg')
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement
      if (around && isOurs(around) && around.checkVisibility())
        found.push(walker.currentNode.textContent ?? '')
    }
    const read = ['aria-label', 'title', 'alt']
    for (const element of document.querySelectorAll(read.map((name) => `[${name}]`).join())) {
      if (isOurs(element)) found.push(...read.map((name) => element.getAttribute(name) ?? ''))
    }
    return found.map((text) => text.trim())
  })
  return [...new Set(latin)].filter(
    (text) => inEnglish.has(text) || SMALL_WORD.test(text.replace(LATIN_TOO, '').replace(/“[^”]*”/g, '')),
  )
}
