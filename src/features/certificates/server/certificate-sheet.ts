import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { PdfSheet, PdfText } from '#platform/pdf/pdf-sheet.ts'
import { SHEET_HEIGHT, SHEET_WIDTH } from '#platform/pdf/pdf-sheet.ts'
import { ordinalDate } from '#ui-kit/dates.ts'
import { lengthWords } from '../length-words.contract.ts'
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
  const line = (
    text: string,
    y: number,
    height: number,
    { x = MIDDLE.x, width = MIDDLE.width, ...looks }: Partial<PdfText> & { x?: number; width?: number },
  ): PdfText => ({
    kind: 'text',
    role: 'P',
    text,
    language,
    box: { x, y, width, height },
    font: 'text',
    size: 15,
    colour: inkSoft,
    ...looks,
  })
  const left = { x: 90, width: 210, align: 'left' } as const
  const right = { x: 300, width: 345, align: 'right' } as const
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
      line(factsLine(facts), 378, 36, { colour: ink }),
      line(m.certificate_given_by({}, inLanguage), FOOT + 10, 20, { ...left, size: 11 }),
      line(organisation, FOOT + 32, 26, { ...left, font: 'head', size: 16, colour: ink }),
      ...(facts.number === undefined
        ? []
        : [
            line(m.certificate_number({ number: facts.number }, inLanguage), FOOT + 8, 22, {
              ...right,
              size: 12,
              colour: ink,
            }),
          ]),
      line(m.certificate_check_at({}, inLanguage), FOOT + 34, 18, { ...right, size: 10.5 }),
      line(shortAddress(address), FOOT + 52, 18, { ...right, size: 10.5 }),
      { kind: 'path', d: qrGround(), fill: '#ffffff' },
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

/** The quiet ground that a camera needs around the code: four of its squares. */
function qrGround(): string {
  const margin = 10
  const side = QR_SIDE + 2 * margin
  return `M${SHEET_WIDTH - 90 - QR_SIDE - margin} ${FOOT - margin}h${side}v${side}h${-side}z`
}

function factsLine({ language, minutes, held_on, led_by }: CertificateFacts): string {
  const inLanguage = { locale: language }
  const parts = [
    minutes > 0 ? lengthWords(minutes, language) : '',
    ordinalDate(held_on, 'UTC', language),
    led_by ? m.certificate_led_by({ name: led_by }, inLanguage) : '',
  ]
  return parts.filter(Boolean).join('  ·  ')
}

const shortAddress = (address: string) => address.replace(/^https?:\/\//, '')
