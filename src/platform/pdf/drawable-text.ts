import type { TextLanguage } from '#contract/language.ts'
import { ownNames } from '#messages/languages.js'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * The part of a text that a font can draw, so that no empty boxes are printed. A letter that the font lacks becomes its
 * plain equivalent (`Ａ` an `A`), or loses the missing mark; emoji and other signs are left out.
 * @param holds whether the font has a glyph for the code point
 */
export function drawableText(text: string, holds: (codePoint: number) => boolean): string {
  const isHeld = (letter: string) => holds(letter.codePointAt(0) ?? 0)
  return Array.from(graphemes.segment(text), ({ segment }) => drawable(segment)).join('')

  function drawable(grapheme: string): string {
    for (const form of [grapheme, grapheme.normalize('NFKC'), grapheme.normalize('NFKD')]) {
      if (Array.from(form).every(isHeld)) return form
    }
    if (/^\s/u.test(grapheme)) return ' '
    const [first = '', ...marks] = grapheme.normalize('NFKD')
    // Joiners and marks of a sign that is left out are left out with it.
    return isHeld(first) ? [first, ...marks.filter(isHeld)].join('') : ''
  }
}

/** Decomposed letters that `head` can draw: Latin and Devanagari. */
const PRINTED =
  /^[0-9A-Za-zªº\u00b5\u00c0-\u017e\u018f\u0192\u0237\u0251\u0259\u0261\u02bb\u02bc\u02be\u02bf\u02c6-\u02cc\u1e9e\u0900-\u0963\u0966-\u096f\u0971-\u097f]$/u
const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign)

/** Whether `head` has every letter and digit of a text. Signs such as emoji don't count: they are left out. */
export function isPrintable(text: string): boolean {
  return Array.from(text)
    .filter(isLetter)
    .every((letter) => {
      const parts = Array.from(letter.normalize('NFKD')).filter(isLetter)
      return parts.length > 0 && parts.every((part) => PRINTED.test(part))
    })
}

/** The language of printed text for a reader of this one: English if `head` lacks its letters. */
export const printedLanguage = (language: TextLanguage): TextLanguage =>
  isPrintable(ownNames[language]) ? language : 'en'
