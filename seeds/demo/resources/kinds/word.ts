import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { WordBlock } from '#seeds/demo/content/resources/shape.ts'
import { sameArchive } from './same-archive.ts'

const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Mangal', eastAsia: 'Calibri' }
const LINE = { style: BorderStyle.SINGLE, size: 6, color: '6F7A8C' }
const A4 = { width: 11_906, height: 16_838 }
const MARGIN = 1_134
/** Within the margins, in twentieths of a point. */
const WIDTH = A4.width - 2 * MARGIN
const BULLETS = 'bullets'

interface About {
  title: string
  description: string
  language: 'en' | 'hi'
  licence: string
}

/** A Word file with real headings, lists and tables. */
export async function drawWord(about: About, blocks: readonly WordBlock[]): Promise<Buffer> {
  const document = new Document({
    title: about.title,
    description: about.description,
    creator: 'Pankh',
    lastModifiedBy: 'Pankh',
    styles: stylesFor(about.language),
    numbering: {
      config: [
        { reference: BULLETS, levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', style: INDENT }] },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: A4, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        footers: { default: new Footer({ children: [footer(about.licence)] }) },
        children: [
          new Paragraph({ text: about.title, heading: HeadingLevel.TITLE }),
          ...blocks.flatMap((block) => partsOf(block)),
        ],
      },
    ],
  })
  return sameArchive(await Packer.toBuffer(document))
}

const INDENT = { paragraph: { indent: { left: 460, hanging: 280 }, spacing: { after: 80 } } }

function stylesFor(language: 'en' | 'hi') {
  const lang = { value: 'en-IN', bidirectional: 'hi-IN', ...(language === 'hi' && { value: 'hi-IN' }) }
  return {
    default: {
      document: {
        run: { font: FONT, size: 24, color: '1D2433', language: lang },
        paragraph: { spacing: { after: 140, line: 300 } },
      },
      title: {
        run: { font: FONT, size: 44, bold: true, color: '005F73' },
        paragraph: { spacing: { after: 240 } },
      },
      heading1: {
        run: { font: FONT, size: 28, bold: true, color: '005F73' },
        paragraph: { spacing: { before: 280, after: 100 } },
      },
    },
  }
}

function footer(licence: string): Paragraph {
  const text = `Pankh · ${licence}`
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ text, size: 17, color: '434D61' })],
  })
}

function partsOf(block: WordBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })]
    case 'text':
      return [new Paragraph({ text: block.text })]
    case 'list':
      return block.items.map((text) => new Paragraph({ text, numbering: { reference: BULLETS, level: 0 } }))
    case 'lines':
      return Array.from(
        { length: block.count },
        () => new Paragraph({ text: '', border: { bottom: { ...LINE, space: 8 } }, spacing: { after: 180 } }),
      )
    case 'table':
      return [tableOf(block), new Paragraph({ text: '' })]
  }
}

function tableOf({ head, rows }: Extract<WordBlock, { kind: 'table' }>): Table {
  const width = Math.floor(WIDTH / head.length)
  const margins = { top: 90, bottom: 90, left: 110, right: 110 }
  const cell = (text: string, isHead: boolean) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins,
      ...(isHead && { shading: { fill: 'E9F2F3' } }),
      children: [
        new Paragraph({ spacing: { after: 0 }, children: [new TextRun({ text, bold: isHead, size: 22 })] }),
      ],
    })
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: head.map(() => width),
    rows: [
      new TableRow({ tableHeader: true, children: head.map((text) => cell(text, true)) }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            height: { value: 560, rule: HeightRule.ATLEAST },
            children: row.map((text) => cell(text, false)),
          }),
      ),
    ],
  })
}
