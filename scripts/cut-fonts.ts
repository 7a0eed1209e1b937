import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ownNames } from '../src/messages.gen/languages.js'

/**
 * `npm run fonts`, by hand after an update of the font packages: subsets the Devanagari fonts to the letters of Hindi
 * and Marathi and to the weights in use (120 kB at most), the easy-to-read one to Latin letters, and one to the names
 * of the languages, which are in the header of every page. Rarer letters come from the whole file by unicode-range.
 */
const PACKAGES = join(import.meta.dirname, '../node_modules/@fontsource-variable')
const TARGET = join(import.meta.dirname, '../src/ui-kit/fonts')

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join('')
const letters = [
  [0x901, 0x903],
  [0x905, 0x90b],
  [0x90d, 0x90d],
  [0x90f, 0x911],
  [0x913, 0x928],
  [0x92a, 0x930],
  [0x932, 0x933],
  [0x935, 0x939],
  [0x93c, 0x943],
  [0x945, 0x945],
  [0x947, 0x949],
  [0x94b, 0x94d],
  [0x950, 0x950],
  [0x958, 0x95f],
  [0x964, 0x970],
  [0x972, 0x972],
  [0x200c, 0x200d],
  [0x20b9, 0x20b9],
  [0x25cc, 0x25cc],
] as const
const devanagari = letters.map(([from, to]) => span(from, to)).join('')

const latin = [
  span(0x20, 0x7e),
  span(0xa0, 0xff),
  'ıŒœʻʼˆ˚˜\u0304\u0308\u0329',
  span(0x2000, 0x200b),
  span(0x200e, 0x206f),
  '€™↑↓−∕',
].join('')

const BOLD_TEXT = 600
const fonts = [
  {
    from: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    to: 'noto-sans-devanagari-400-700.woff2',
    text: devanagari,
    wght: { min: 400, max: 700, default: 400 },
  },
  {
    from: 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    to: 'language-names-600.woff2',
    text: Object.values(ownNames).join(''),
    wght: BOLD_TEXT,
  },
  {
    from: 'baloo-2/files/baloo-2-devanagari-wght-normal.woff2',
    to: 'baloo-2-devanagari-700.woff2',
    text: devanagari,
    wght: 700,
  },
  {
    from: 'lexend/files/lexend-latin-wght-normal.woff2',
    to: 'lexend-400-700.woff2',
    text: latin,
    wght: { min: 400, max: 700, default: 400 },
  },
]

for (const { from, to, text, wght } of fonts) {
  const cut = await subsetFont(await readFile(join(PACKAGES, from)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  })
  await writeFile(join(TARGET, to), cut)
  console.log(`${to}: ${cut.length} bytes`)
}
