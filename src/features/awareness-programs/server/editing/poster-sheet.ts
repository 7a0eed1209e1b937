import { product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { writtenFor } from '#contract/written-languages.ts'
import { m } from '#messages/messages.js'
import { isPrintable } from '#platform/pdf/drawable-text.ts'
import { feather } from '#platform/pdf/feather.ts'
import {
  SHEET_WIDTH as HEIGHT,
  type PdfElement,
  type PdfSheet,
  type PdfText,
  SHEET_HEIGHT as WIDTH,
} from '#platform/pdf/pdf-sheet.ts'
import { sheetLooks } from '#platform/pdf/sheet-looks.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { promoterName } from '../../promoter-name.contract.ts'
import type { CampaignRow } from '../campaigns.queries.ts'
import { sharedAddress } from './share-campaign.ts'

const SIDE = 56
const QR_SIDE = 210
const QR = { x: (WIDTH - QR_SIDE) / 2, y: 486 }
const CARD = 22
const MOST_SHOWN = 420

/** Top edge, height and font size of a line. */
type Place = readonly [y: number, height: number, size: number]

/** A poster for the wall: the program, whose campaign it is, their message, and a QR code for the page. */
export function posterSheet(
  campaign: CampaignRow,
  { publicUrl, language, made_at }: { publicUrl: string; language: TextLanguage; made_at: Date },
): PdfSheet {
  const inLanguage = { locale: language }
  const { ink, inkSoft, peacock, paper } = sheetLooks
  const { program_title, display_name, message } = campaign
  const invites = [display_name, promoterName({ ...campaign, display_name: '' })].find((name) =>
    isShown(name),
  )
  const asks = isShown(message) ? shortened(message) : m.awareness_editing_poster_message({}, inLanguage)
  const line = (text: string, [y, height, size]: Place, looks: Partial<PdfText> = {}): PdfText => ({
    kind: 'text',
    role: 'P',
    text,
    language,
    box: { x: SIDE, y, width: WIDTH - 2 * SIDE, height },
    font: 'text',
    size,
    colour: ink,
    ...looks,
  })
  return {
    is_upright: true,
    title: [program_title, ...(invites ? [invites] : [])].join(': '),
    author: product.organisation.legalName[writtenFor(language)],
    language,
    made_at,
    background: paper,
    elements: [
      ...ground(),
      line(product.name, [62, 34, 24], { font: 'head', colour: peacock }),
      line(program_title, [108, 120, 52], {
        role: 'H1',
        font: 'head',
        colour: peacock,
        ...spoken(program_title),
      }),
      ...(invites
        ? [
            line(m.awareness_editing_poster_from({}, inLanguage), [236, 24, 15], { colour: inkSoft }),
            line(invites, [260, 54, 30], { role: 'H2', font: 'head', ...spoken(invites) }),
          ]
        : []),
      line(asks, [322, 122, 19], spoken(asks)),
      {
        kind: 'qr',
        text: sharedAddress(publicUrl, campaign, 'poster'),
        alt: m.awareness_editing_poster_code({ title: program_title }, inLanguage),
        ...QR,
        side: QR_SIDE,
        colour: ink,
      },
      line(m.awareness_editing_poster_scan({}, inLanguage), [728, 34, 20], { font: 'head' }),
      line(shortAddress(publicUrl, campaign), [762, 24, 13], { colour: inkSoft }),
    ],
  }
}

/** Text that the fonts can't show in full is left out: half a name is worse than none. */
const isShown = (words: string) => words.trim() !== '' && isPrintable(words)

const spoken = (words: string) => ({ language: scriptLanguage(words) })

/** The message, cut at the end of a word to a length that can be read from a few steps away. */
function shortened(message: string): string {
  const words = message.replace(/\s+/gu, ' ').trim()
  if (words.length <= MOST_SHOWN) return words
  return `${words.slice(0, MOST_SHOWN).replace(/\s\S*$/u, '')} …`
}

/** A short address to type for people without a camera: only the id matters. */
function shortAddress(publicUrl: string, { id }: CampaignRow): string {
  return `${publicUrl.replace(/^https?:\/\//, '')}/programs/individual/${id}`
}

function ground(): PdfElement[] {
  const { mist, marigoldSoft, peacock, marigold } = sheetLooks
  const [left, top] = [QR.x - CARD, QR.y - CARD]
  const [right, bottom] = [QR.x + QR_SIDE + CARD, QR.y + QR_SIDE + CARD]
  return [
    { kind: 'path', d: `M0 0H${WIDTH}V240C${WIDTH * 0.7} 200 ${WIDTH * 0.35} 280 0 236Z`, fill: mist },
    {
      kind: 'path',
      d: `M0 ${HEIGHT}H${WIDTH}V640C${WIDTH * 0.6} 690 ${WIDTH * 0.3} 610 0 664Z`,
      fill: marigoldSoft,
    },
    {
      kind: 'path',
      d: `M${left + 16} ${top}H${right - 16}A16 16 0 0 1 ${right} ${top + 16}V${bottom - 16}A16 16 0 0 1 ${right - 16} ${bottom}H${left + 16}A16 16 0 0 1 ${left} ${bottom - 16}V${top + 16}A16 16 0 0 1 ${left + 16} ${top}Z`,
      fill: '#ffffff',
      stroke: peacock,
      width: 2.5,
    },
    { kind: 'path', d: `M${WIDTH / 2 - 30} 102H${WIDTH / 2 + 30}`, stroke: marigold, width: 3 },
    ...feather({ x: SIDE - 8, y: 44, scale: 2 }),
  ]
}
