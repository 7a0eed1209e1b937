import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { writtenFor } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import type { PdfSheet, PdfText } from '#platform/pdf/pdf-sheet.ts'
import { SHEET_HEIGHT, SHEET_WIDTH } from '#platform/pdf/pdf-sheet.ts'
import { sheetLooks } from '#platform/pdf/sheet-looks.ts'
import { ordinalDate } from '#ui-kit/dates.ts'
import type { CheckedModule } from '../certificates.contract.ts'
import { lengthLabel } from '../length-label.contract.ts'
import { sheetFrame } from './sheet-frame.ts'
import { moduleLines } from './sheet-modules.ts'

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
  /** ISO 8601 date. */
  held_on: string
  /** The modules of a program's certificate, in order. */
  modules?: readonly CheckedModule[] | undefined
  /** Who led it, if stated. */
  led_by?: string | undefined
  number?: string | undefined
  /** The address to check it. */
  address: string
  made_at: Date
}

const MIDDLE = { x: 90, width: SHEET_WIDTH - 180 }
const FOOT = SHEET_HEIGHT - 132
const QR_SIDE = 78

/** The position of a line on the paper: top edge, height and font size. */
type Place = readonly [y: number, height: number, size: number]
const ROOMY = {
  product: [66, 34, 22],
  heading: [104, 58, 38],
  says: [164, 26, 15],
  name: [192, 84, 36],
  verb: [284, 26, 15],
  title: [312, 66, 23],
  facts: [378, 36, 15],
} as const satisfies Record<string, Place>
/** Tighter, with room for the modules above the footer. */
const CLOSE = {
  product: [52, 30, 20],
  heading: [82, 46, 32],
  says: [128, 22, 13],
  name: [150, 62, 31],
  verb: [214, 22, 13],
  title: [236, 50, 21],
  facts: [287, 22, 13],
} as const satisfies Record<keyof typeof ROOMY, Place>
const MODULES = { x: 90, y: 316, width: SHEET_WIDTH - 180, height: FOOT - 316 - 14 }

/** A certificate as one page in A4 landscape. */
export function certificateSheet(facts: CertificateFacts): PdfSheet {
  const { language, holder_name, title, address } = facts
  const inLanguage = { locale: language }
  const organisation = product.organisation.legalName[writtenFor(language)]
  const { ink, inkSoft, peacock, paper } = sheetLooks
  const places = facts.modules ? CLOSE : ROOMY
  const line = (
    text: string,
    [y, height, size]: Place,
    { x = MIDDLE.x, width = MIDDLE.width, ...looks }: Partial<PdfText> & { x?: number; width?: number },
  ): PdfText => ({
    kind: 'text',
    role: 'P',
    text,
    language,
    box: { x, y, width, height },
    font: 'text',
    size,
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
      line(product.name, places.product, { font: 'head', colour: peacock }),
      line(facts.heading, places.heading, { role: 'H1', font: 'head', colour: peacock }),
      line(m.certificate_says({}, inLanguage), places.says, {}),
      line(holder_name, places.name, { role: 'H2', font: 'head', colour: ink }),
      line(facts.verb, places.verb, {}),
      line(title, places.title, { font: 'head', colour: ink, language: facts.title_language }),
      line(factsLine(facts), places.facts, { colour: ink }),
      ...moduleLines(facts.modules ?? [], { box: MODULES, language }),
      line(m.certificate_given_by({}, inLanguage), [FOOT + 10, 20, 11], left),
      line(organisation, [FOOT + 32, 26, 16], { ...left, font: 'head', colour: ink }),
      ...(facts.number === undefined
        ? []
        : [
            line(m.certificate_number({ number: facts.number }, inLanguage), [FOOT + 8, 22, 12], {
              ...right,
              colour: ink,
            }),
          ]),
      line(m.certificate_check_at({}, inLanguage), [FOOT + 34, 18, 10.5], right),
      line(shortAddress(address), [FOOT + 52, 18, 10.5], right),
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

/** The white margin that a QR code needs: four modules wide. */
function qrGround(): string {
  const margin = 10
  const side = QR_SIDE + 2 * margin
  return `M${SHEET_WIDTH - 90 - QR_SIDE - margin} ${FOOT - margin}h${side}v${side}h${-side}z`
}

function factsLine({ language, minutes, held_on, led_by }: CertificateFacts): string {
  const inLanguage = { locale: language }
  const parts = [
    minutes > 0 ? lengthLabel(minutes, language) : '',
    ordinalDate(held_on, 'UTC', language),
    led_by ? m.certificate_led_by({ name: led_by }, inLanguage) : '',
  ]
  return parts.filter(Boolean).join('  ·  ')
}

const shortAddress = (address: string) => address.replace(/^https?:\/\//, '')
