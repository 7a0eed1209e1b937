import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const tokens = read('tokens.css')
/** The rules of a style sheet that start with a selector, up to the end of their block. */
function rulesAt(css: string, selector: string): string {
  expect(css).toContain(selector)
  return css.slice(css.indexOf(selector), css.indexOf('}', css.indexOf(selector)))
}

type Colours = Map<string, [light: string, dark: string]>

/** Reads `--name: light-dark(a, b)`, one colour for both schemes, or a reference to another. */
function coloursOf(css: string, before: Colours = new Map()): Colours {
  const colours: Colours = new Map(before)
  const later = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
    if (light && dark) colours.set(name, [light, dark])
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    if (other) later.set(name, other)
  }
  for (const [name, other] of later) {
    const same = colours.get(other)
    if (same) colours.set(name, same)
  }
  return colours
}

const usual = coloursOf(rulesAt(tokens, ':root {'))
const settings: [string, Colours][] = [
  ['as usual', usual],
  ['the system asks for more contrast', coloursOf(rulesAt(tokens, ':root:not([data-reading*="c"])'), usual)],
  [
    'reading with more contrast',
    coloursOf(rulesAt(read('reading-preferences.css'), ':root[data-reading*="c"]'), usual),
  ],
]

const GROUNDS = ['paper', 'surface', 'mist']
const INKS = ['ink', 'ink-soft', 'peacock', 'peacock-deep', 'marigold-deep', 'coral', 'leaf', 'plum']
const TEXT: [ink: string, grounds: string[]][] = [
  ...INKS.map((ink): [string, string[]] => [ink, ink === 'peacock' ? ['paper', 'surface'] : GROUNDS]),
  ['ink', ['marigold-soft', 'coral-soft', 'leaf-soft', 'plum-soft']],
  // A link, or the time beside the line being spoken.
  ['peacock-deep', ['marigold-soft']],
  ['on-peacock', ['peacock', 'peacock-deep']],
  ['ink-on-marigold', ['marigold']],
  ['marigold-deep', ['marigold-soft']],
  ['coral', ['coral-soft']],
  ['leaf', ['leaf-soft']],
  ['plum', ['plum-soft']],
]
const LINES: [line: string, grounds: string[]][] = [
  ['line', GROUNDS],
  ['star-line', GROUNDS],
  ['peacock', GROUNDS],
]

describe.each(settings)('the colours, %s', (_, colours) => {
  it.each(['light', 'dark'] as const)('have text of 7:1 and lines of 3:1 in the %s scheme', (scheme) => {
    const at = scheme === 'light' ? 0 : 1
    const found = (pairs: typeof TEXT, least: number) =>
      pairs.flatMap(([ink, grounds]) =>
        grounds
          .map((ground) => ({ pair: `${ink} on ${ground}`, is: contrast(colour(ink), colour(ground)) }))
          .filter(({ is }) => !(is >= least)),
      )
    const colour = (name: string) => colours.get(name)?.[at] ?? 'none'
    expect([...found(TEXT, 7), ...found(LINES, 3)]).toEqual([])
  })
})

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
