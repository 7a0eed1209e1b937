import { strFromU8 } from 'fflate'
import { readArchive, readRelations } from '../table/read-archive.ts'
import { readXml } from '../table/read-xml.ts'

export interface SlidePicture {
  /** The picture with its media type. */
  picture: Blob
  /** The image description in the file. */
  alt: string
}

export interface Slide {
  title: string
  /** Paragraphs in order; 0 is the outermost level. */
  points: { text: string; level: number }[]
  tables: string[][][]
  pictures: SlidePicture[]
}

/** Image formats that every browser shows. */
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

const PARTS = /^ppt\/(?:(?:slides\/)?[^/]+\.xml|(?:slides\/)?_rels\/[^/]+\.rels|media\/[^/]+)$/

/** The visible slides of a PowerPoint file: their texts, tables and pictures, without the layout. */
export async function readSlides(file: Blob): Promise<Slide[]> {
  const files = await readArchive(file, PARTS)
  const xml = (path: string) => (files[path] ? strFromU8(files[path]) : undefined)
  const order = readOrder(xml('ppt/presentation.xml') ?? '')
  const paths = readRelations(xml('ppt/_rels/presentation.xml.rels') ?? '', 'ppt')
  return order.flatMap((relation) => {
    const path = paths.get(relation) ?? ''
    const slide = xml(path)
    if (slide === undefined) return []
    const beside = xml(path.replace('slides/', 'slides/_rels/').concat('.rels'))
    const media = beside === undefined ? new Map<string, string>() : readRelations(beside, 'ppt/slides')
    const read = readSlide(slide)
    if (read.isHidden) return []
    return {
      title: read.title,
      points: read.points,
      tables: read.tables,
      pictures: read.pictures.flatMap(({ relation, alt }) => {
        const name = media.get(relation) ?? ''
        const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? '']
        const bytes = files[name]
        return type && bytes ? { picture: new Blob([new Uint8Array(bytes)], { type }), alt } : []
      }),
    }
  })
}

function readOrder(xml: string): string[] {
  const order: string[] = []
  readXml(xml, {
    open(name, { id = '' }) {
      // The element has an `id` and an `r:id`: the one with a prefix is read last, and names the part.
      if (name === 'sldId') order.push(id)
    },
  })
  return order
}

type ReadSlide = Omit<Slide, 'pictures'> & {
  isHidden: boolean
  pictures: { relation: string; alt: string }[]
}

/** Placeholders at the bottom of each slide. */
const REPEATED = new Set(['sldNum', 'dt', 'ftr'])

/** One slide (ECMA-376, 19.3.1.38). If it has no title, its first paragraph becomes the title. */
function readSlide(xml: string): ReadSlide {
  const slide: ReadSlide = { title: '', points: [], tables: [], pictures: [], isHidden: false }
  let holder: 'body' | 'title' | 'left out' = 'body'
  let paragraph: { text: string; level: number } | undefined
  let cell: string[] | undefined
  let alt = ''
  let isText = false
  let instead = 0

  function write({ text, level }: { text: string; level: number }) {
    const words = text.trim()
    if (words === '' || holder === 'left out') return
    if (cell) cell.push(words)
    else if (holder === 'title') slide.title = slide.title ? `${slide.title} ${words}` : words
    else slide.points.push({ text: words, level })
  }

  readXml(xml, {
    open(name, { show = '1', type = '', descr = '', lvl = '0', embed = '' }) {
      // Content for older programs repeats what is already there.
      if (name === 'Fallback') instead += 1
      if (instead > 0) return
      if (name === 'sld' && /^(?:0|false)$/.test(show)) slide.isHidden = true
      if (name === 'sp' || name === 'graphicFrame') holder = 'body'
      if (name === 'cNvPr') alt = descr
      if (name === 'ph' && /^(?:ctrT|t)itle$/.test(type)) holder = 'title'
      if (name === 'ph' && REPEATED.has(type)) holder = 'left out'
      if (name === 'blip' && embed) slide.pictures.push({ relation: embed, alt })
      if (name === 'tbl') slide.tables.push([])
      if (name === 'tr') slide.tables.at(-1)?.push([])
      if (name === 'tc') cell = []
      if (name === 'p') paragraph = { text: '', level: 0 }
      if (name === 'pPr' && paragraph) paragraph.level = Number(lvl) || 0
      if (name === 'br' && paragraph) paragraph.text += '\n'
      isText = name === 't'
    },
    text(words) {
      if (isText && instead === 0 && paragraph) paragraph.text += words
    },
    close(name) {
      if (name === 'Fallback') instead -= 1
      isText = false
      if (instead > 0) return
      if (name === 'p' && paragraph) {
        write(paragraph)
        paragraph = undefined
      }
      if (name === 'tc' && cell) {
        slide.tables.at(-1)?.at(-1)?.push(cell.join('\n'))
        cell = undefined
      }
    },
  })
  if (slide.title === '') slide.title = slide.points.shift()?.text ?? ''
  return slide
}
