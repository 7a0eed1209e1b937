import { HOME_ZONE, product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { writtenFor } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import {
  type PdfElement,
  type PdfSheet,
  type PdfText,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from '#platform/pdf/pdf-sheet.ts'
import { sheetLooks } from '#platform/pdf/sheet-looks.ts'
import { ordinalDate } from '#ui-kit/dates.ts'
import { lengthLabel } from '../../length-label.contract.ts'
import type { Passport } from '../../passport.contract.ts'
import { textIn } from '../issued-sheet.ts'
import { sheetFrame } from '../sheet-frame.ts'
import type { ListedInPassport } from './passport.queries.ts'

interface PassportFacts {
  language: TextLanguage
  holder_name: string
  passport: Passport
  certificates: readonly ListedInPassport[]
  made_at: Date
}

/** Lines next to each other, as tall as the tallest of them. */
interface Row {
  height: number
  lines: readonly PdfText[]
}

const SIDE = 90
const WIDTH = SHEET_WIDTH - 2 * SIDE
const TOP = 60
const BOTTOM = SHEET_HEIGHT - 96

/** Everything that a person has a certificate for, on as many pages as necessary. */
export function passportSheet(facts: PassportFacts): PdfSheet {
  const { language, made_at } = facts
  const pages = asPages([...headRows(facts), ...learnedRows(facts), ...certificateRows(facts)])
  const [first = [], ...more] = pages.map((lines, index): PdfElement[] => [
    ...sheetFrame(),
    ...lines,
    ...foot({ language, made_at, page: index + 1, pages: pages.length }),
  ])
  return {
    title: `${m.passport_title({}, { locale: language })}: ${facts.holder_name}`,
    author: product.organisation.legalName[writtenFor(language)],
    language,
    made_at,
    background: sheetLooks.paper,
    elements: first,
    more_pages: more,
  }
}

function text(words: string, language: TextLanguage, looks: Partial<PdfText> & { height: number }): PdfText {
  const { height, ...others } = looks
  return {
    kind: 'text',
    role: 'P',
    text: words,
    language,
    box: { x: SIDE, y: 0, width: WIDTH, height },
    font: 'text',
    size: 12,
    colour: sheetLooks.ink,
    align: 'left',
    ...others,
  }
}
const row = (words: string, language: TextLanguage, looks: Partial<PdfText> & { height: number }): Row => ({
  height: looks.height,
  lines: [text(words, language, looks)],
})

function headRows({ language, holder_name, passport }: PassportFacts): Row[] {
  const inLanguage = { locale: language }
  const { certificates_count, minutes } = passport
  const { peacock, inkSoft } = sheetLooks
  const centred = { align: 'center' } as const
  const sums = [
    lengthLabel(minutes, language),
    m.passport_certificates({ count: certificates_count }, inLanguage),
  ]
  return [
    row(m.passport_title({}, inLanguage), language, {
      ...centred,
      role: 'H1',
      font: 'head',
      size: 30,
      colour: peacock,
      height: 46,
    }),
    row(holder_name, language, { ...centred, role: 'H2', font: 'head', size: 26, height: 56 }),
    row(sums.join('  ·  '), language, { ...centred, size: 15, height: 30 }),
    row(m.passport_not_cre({}, inLanguage), language, { ...centred, colour: inkSoft, height: 36 }),
  ]
}

function learnedRows({ language, passport: { outcomes, skills } }: PassportFacts): Row[] {
  const inLanguage = { locale: language }
  return [
    ...(outcomes.length > 0 ? [heading(m.passport_outcomes({}, inLanguage), language)] : []),
    ...outcomes.map(({ text: words, text_language }) => row(`•  ${words}`, text_language, { height: 20 })),
    ...(skills.length > 0 ? [heading(m.passport_skills({}, inLanguage), language)] : []),
    ...(skills.length > 0
      ? [row(skills.join(', '), language, { height: 20 * Math.ceil(skills.join(', ').length / 90) })]
      : []),
  ]
}

function certificateRows({ language, certificates }: PassportFacts): Row[] {
  if (certificates.length === 0) return []
  return [
    heading(m.passport_list({}, { locale: language }), language),
    ...certificates.map((certificate) => certificateRow(certificate, language)),
  ]
}

function certificateRow({ title, number, minutes, held_on }: ListedInPassport, language: TextLanguage): Row {
  const [words, text_language] = textIn(title, language)
  const height = 24
  const length = minutes > 0 ? lengthLabel(minutes, language) : ''
  const facts = [length, ordinalDate(held_on, 'UTC', language), number].filter(Boolean).join('  ·  ')
  const box = (from: number, width: number) => ({ x: SIDE + from, y: 0, width, height })
  return {
    height,
    lines: [
      text(words, text_language, { height, box: box(0, WIDTH * 0.52) }),
      text(facts, language, {
        height,
        box: box(WIDTH * 0.54, WIDTH * 0.46),
        align: 'right',
        colour: sheetLooks.inkSoft,
      }),
    ],
  }
}

const heading = (words: string, language: TextLanguage): Row =>
  row(words, language, { role: 'H2', font: 'head', size: 17, colour: sheetLooks.peacock, height: 34 })

/** Stacks rows and continues on the next page when one doesn't fit. A heading never comes last on a page. */
function asPages(rows: readonly Row[]): PdfText[][] {
  const pages: PdfText[][] = [[]]
  let y = TOP
  for (const [index, { height, lines }] of rows.entries()) {
    const isHeading = lines[0]?.role === 'H2'
    const needed = height + (isHeading ? (rows[index + 1]?.height ?? 0) : 0)
    if (y + needed > BOTTOM) {
      pages.push([])
      // Below the ornament in the corner.
      y = TOP + 50
    }
    pages.at(-1)?.push(...lines.map((line) => ({ ...line, box: { ...line.box, y } })))
    y += height
  }
  return pages
}

function foot(of: { language: TextLanguage; made_at: Date; page: number; pages: number }): PdfText[] {
  const { language, made_at, page, pages } = of
  const inLanguage = { locale: language }
  const looks = { height: 20, size: 10, colour: sheetLooks.inkSoft } as const
  const box = { x: SIDE, y: BOTTOM + 22, width: WIDTH, height: 20 }
  const made = m.passport_made(
    { product: product.name, date: ordinalDate(made_at, HOME_ZONE, language) },
    inLanguage,
  )
  return [
    text(made, language, { ...looks, box: { ...box, width: WIDTH * 0.7 } }),
    text(m.passport_page({ page, pages }, inLanguage), language, {
      ...looks,
      box: { ...box, x: SIDE + WIDTH * 0.7, width: WIDTH * 0.3 },
      align: 'right',
    }),
  ]
}
