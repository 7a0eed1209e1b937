import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { PdfSheet, PdfText } from '#platform/pdf/pdf-sheet.ts'
import { SHEET_HEIGHT, SHEET_WIDTH } from '#platform/pdf/pdf-sheet.ts'
import { ordinalDate } from '#ui-kit/dates.ts'
import { sheetFrame } from './sheet-frame.ts'
import { sheetLooks } from './sheet-looks.ts'

/** What a certificate says. */
export interface CertificateFacts {
  language: TextLanguage
  heading: string
  holder_name: string
  /** "took part in" */
  verb: string
  title: string
  /** The language of the title. */
  title_language: TextLanguage
  minutes: number
  /** ISO 8601, the day alone. */
  held_on: string
  /** Who led it, where that is said. */
  led_by?: string | undefined
  /** Where it can be checked. */
  number?: string | undefined
  address: string
  made_at: Date
}

const MIDDLE = { x: 90, width: SHEET_WIDTH - 180 }
const FOOT = SHEET_HEIGHT - 132
const QR_SIDE = 78

/** A certificate as one page, A4 on its side. */
export function certificateSheet(facts: CertificateFacts): PdfSheet {
  const { language, holder_name, title, address } = facts
  const inLanguage = { locale: language }
  const organisation = product.organisation.legalName[language]
  const { ink, inkSoft, peacock, paper } = sheetLooks
  const line = (text: string, y: number, height: number, looks: Partial<PdfText>): PdfText => ({
    kind: 'text',
    role: 'P',
    text,
    language,
    box: { ...MIDDLE, y, height },
    font: 'text',
    size: 15,
    colour: inkSoft,
    ...looks,
  })
  const left = { x: 90, width: 230 }
  const middle = { x: 330, width: 240 }
  return {
    title: `${facts.heading}: ${holder_name}`,
    author: organisation,
    language,
    made_at: facts.made_at,
    background: paper,
    elements: [
      ...sheetFrame(),
      line(product.name, 66, 34, { font: 'head', size: 22, colour: peacock }),
      line(facts.heading, 104, 58, { role: 'H1', font: 'head', size: 38, colour: peacock }),
      line(m.certificate_says({}, inLanguage), 164, 26, {}),
      line(holder_name, 192, 84, { role: 'H2', font: 'head', size: 36, colour: ink }),
      line(facts.verb, 284, 26, {}),
      line(title, 312, 66, { font: 'head', size: 23, colour: ink, language: facts.title_language }),
      line(factsLine(facts), 382, 28, { colour: ink }),
      line(organisation, FOOT + 8, 26, {
        box: { ...left, y: FOOT + 8, height: 26 },
        font: 'head',
        size: 15,
        align: 'left',
        colour: ink,
      }),
      line(m.certificate_given_by({}, inLanguage), 0, 0, {
        box: { ...left, y: FOOT + 34, height: 20 },
        size: 11,
        align: 'left',
      }),
      ...(facts.number === undefined
        ? []
        : [
            line(m.certificate_number({ number: facts.number }, inLanguage), 0, 0, {
              box: { ...middle, y: FOOT + 10, height: 22 },
              size: 12,
              align: 'right',
              colour: ink,
            }),
          ]),
      line(m.certificate_check_at({ address: shortAddress(address) }, inLanguage), 0, 0, {
        box: { ...middle, y: FOOT + 32, height: 46 },
        size: 10.5,
        align: 'right',
      }),
      {
        kind: 'qr',
        text: address,
        alt: m.certificate_qr_alt({ address }, inLanguage),
        x: SHEET_WIDTH - 90 - QR_SIDE,
        y: FOOT,
        side: QR_SIDE,
        colour: ink,
      },
    ],
  }
}

function factsLine({ language, minutes, held_on, led_by }: CertificateFacts): string {
  const inLanguage = { locale: language }
  const parts = [
    minutes > 0 ? durationWords(minutes, language) : '',
    ordinalDate(held_on, 'UTC', language),
    led_by ? m.certificate_led_by({ name: led_by }, inLanguage) : '',
  ]
  return parts.filter(Boolean).join('  ·  ')
}

/** '45 minutes', '1 hour', '1.5 hours'. */
export function durationWords(minutes: number, language: TextLanguage): string {
  const inLanguage = { locale: language }
  if (minutes < 60) return m.certificate_minutes({ minutes }, inLanguage)
  if (minutes === 60) return m.certificate_one_hour({}, inLanguage)
  return m.certificate_hours({ hours: Math.round(minutes / 6) / 10 }, inLanguage)
}

const shortAddress = (address: string) => address.replace(/^https?:\/\//, '')
