import pptx from 'pptxgenjs'
import sharp from 'sharp'
import type { Slide } from '#seeds/demo/content/resources/shape.ts'
import { rasterised } from '../raster.ts'
import { SYMBOL_CREDIT, symbolSvg } from '../symbols.ts'
import { sameArchive } from './same-archive.ts'

// The package is CommonJS: its class is the default of the default in some loaders.
const Presentation = ('default' in pptx ? pptx.default : pptx) as typeof pptx
const GROUNDS = ['E9F2F3', 'FFF2D9', 'E3F4EA', 'EFE8FA', 'FDE9E3']
const SYMBOL_SIDE = 360

interface About {
  title: string
  language: 'en' | 'hi'
  licence: string
}

/** Slides with a title, a few points and a picture; the first is the title of all. Sizes are inches of a wide slide. */
export async function drawPowerpoint(about: About, slides: readonly Slide[]): Promise<Buffer> {
  const deck = new Presentation()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = about.title
  deck.author = 'Pankh'
  deck.company = 'Pankh'
  const fontFace = about.language === 'hi' ? 'Mangal' : 'Calibri'
  deck.theme = { headFontFace: fontFace, bodyFontFace: fontFace }
  for (const [index, { title, points, symbol }] of slides.entries()) {
    const slide = deck.addSlide()
    const isFirst = index === 0
    slide.background = { color: isFirst ? '005F73' : 'FFFFFF' }
    if (!isFirst)
      slide.addShape('rect', {
        x: 0,
        y: 0,
        w: 13.33,
        h: 1.25,
        fill: { color: GROUNDS[index % GROUNDS.length] ?? 'E9F2F3' },
      })
    const titleBox = isFirst ? { x: 0.9, y: 2, w: 8, h: 1.9 } : { x: 0.6, y: 0.18, w: 12.1, h: 0.9 }
    const colour = isFirst ? 'FFFFFF' : '005F73'
    slide.addText(title, { ...titleBox, fontSize: isFirst ? 44 : 30, bold: true, color: colour, fontFace })
    slide.addText(
      points.map((text) => ({ text, options: { bullet: !isFirst, breakLine: true, paraSpaceAfter: 10 } })),
      {
        ...(isFirst ? { x: 0.9, y: 3.9, w: 8, h: 1.4 } : { x: 0.6, y: 1.6, w: symbol ? 8.6 : 12, h: 5 }),
        fontSize: isFirst ? 22 : 24,
        color: isFirst ? 'FFFFFF' : '1D2433',
        valign: 'top',
        fontFace,
      },
    )
    if (symbol) {
      const data = `image/png;base64,${(await pictureOf(symbol)).toString('base64')}`
      slide.addImage({
        data,
        ...(isFirst ? { x: 9.3, y: 2, w: 3.2, h: 3.2 } : { x: 9.6, y: 2.2, w: 3.1, h: 3.1 }),
        altText: symbol.replaceAll('-', ' '),
      })
    }
    const foot = { x: 0.6, y: 7, w: 12.1, h: 0.35, fontSize: 10, fontFace }
    slide.addText(`Pankh · ${about.licence} · ${SYMBOL_CREDIT}`, {
      ...foot,
      color: isFirst ? 'E9F2F3' : '434D61',
    })
  }
  return sameArchive((await deck.write({ outputType: 'nodebuffer' })) as Uint8Array)
}

function pictureOf(symbol: string): Promise<Buffer> {
  return sharp(rasterised(symbolSvg(symbol), SYMBOL_SIDE))
    .png({ palette: true })
    .toBuffer()
}
