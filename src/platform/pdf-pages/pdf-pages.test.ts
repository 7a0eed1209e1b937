import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'
import sharp, { type Region } from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPdfPages, type PdfPages } from './pdf-pages.ts'

type Doc = PDFKit.PDFDocument

let desk: string
let folder: string
let pages: PdfPages
beforeAll(async () => {
  desk = await mkdtemp(join(tmpdir(), 'pankh-pdf-'))
  // Generous, for busy machines: slow PDFs have their own tests.
  pages = openPdfPages({ enoughMs: 100_000, longestMs: 100_000 })
})
beforeEach(async () => {
  folder = await mkdtemp(join(desk, 'pages-'))
})
afterAll(async () => {
  await pages.close()
  await rm(desk, { recursive: true })
})

/** A PDF of drawn pages. */
function pdfOf(
  sizes: readonly [number, number][],
  draw: (doc: Doc, page: number) => void = (doc) => doc.fontSize(20).text('Trace the line', 20, 20),
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, ...options })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  for (const [page, size] of sizes.entries()) {
    doc.addPage({ size, margin: 0 })
    draw(doc, page)
  }
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(parts))))
}

const A4: [number, number] = [595.28, 841.89]
const WANTED = { person: 1, widths: [480, 1200], mostPages: 30 }

async function render(bytes: Uint8Array, given: PdfPages = pages) {
  const source = join(desk, 'source.pdf')
  await writeFile(source, bytes)
  return given.render(source, { folder, ...WANTED })
}
const sizeOf = async (name: string) => {
  const { format, width, height } = await sharp(await readFile(join(folder, name))).metadata()
  return { format, width, height }
}

/** The lightness of a part of the first page, from 0 to 255. */
async function lightness(part: Region): Promise<number> {
  const cut = await sharp(join(folder, '1-480.webp')).extract(part).toBuffer()
  return (await sharp(cut).stats()).channels[1]?.mean ?? -1
}

describe('pages of a PDF', () => {
  it('become pictures in each width, with how they print', async () => {
    const facts = await render(await pdfOf([A4, A4]))
    expect(facts).toEqual({
      page_count: 2,
      drawn_pages: 2,
      page_width: 210,
      page_height: 297,
      fits_a4: true,
      has_colour: false,
    })
    expect(await readdir(folder)).toHaveLength(4)
    expect(await sizeOf('1-1200.webp')).toEqual({ format: 'webp', width: 1200, height: 1697 })
    expect(await sizeOf('2-480.webp')).toMatchObject({ width: 480, height: 679 })
  })

  it('show what stands on them', async () => {
    await render(await pdfOf([A4], (doc) => doc.rect(0, 0, 300, 842).fill('#000')))
    expect(await lightness({ left: 10, top: 10, width: 200, height: 400 })).toBeLessThan(5)
    expect(await lightness({ left: 260, top: 10, width: 200, height: 400 })).toBeGreaterThan(250)
  })

  it.each([
    ['a red line', '#c00', true],
    ['a grey one', '#777', false],
  ])('have colour where there is %s', async (_, colour, has_colour) => {
    const drawn = await pdfOf([A4, A4], (doc, page) => {
      if (page === 1) doc.rect(50, 50, 200, 4).fill(colour)
    })
    expect(await render(drawn)).toMatchObject({ has_colour })
  })

  it('fit A4 lying on their side, and do not where one is longer', async () => {
    expect(await render(await pdfOf([[841.89, 595.28], A4]))).toMatchObject({
      fits_a4: true,
      page_width: 297,
    })
    expect(await render(await pdfOf([A4, [612, 1008]]))).toMatchObject({ fits_a4: false })
  })

  it('are thirty at most, of however many', async () => {
    const facts = await render(await pdfOf(Array.from({ length: 500 }, () => A4)))
    expect(facts).toMatchObject({ page_count: 500, drawn_pages: 30 })
    expect(await readdir(folder)).toHaveLength(60)
  })

  it('as large as a house are rendered small', async () => {
    const facts = await render(await pdfOf([[14_400, 14_400]]))
    expect(facts).toMatchObject({ page_width: 5080, fits_a4: false })
    expect(await sizeOf('1-1200.webp')).toMatchObject({ width: 1200, height: 1200 })
    await render(await pdfOf([[20, 14_400]]))
    expect((await sizeOf('1-1200.webp')).height).toBeLessThanOrEqual(8000)
  })
})

describe('what is no PDF to render', () => {
  const without = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  const noPage = Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )

  it('is turned away while ten others of the same person wait, and says that it may come again', async () => {
    const source = join(desk, 'source.pdf')
    await writeFile(source, without)
    const many = Array.from({ length: 12 }, () => pages.render(source, { folder, ...WANTED }))
    const answers = await Promise.allSettled(many)
    const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.code)
    expect(codes.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 'FileIsDamaged'))
    expect(answers[11]).toMatchObject({ reason: { code: 'Overloaded', status: 503 } })
  })

  const endless = Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj',
      '4 0 obj<</Length 5>>stream\n/I Do\nendstream\nendobj',
      '5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 600 900]/Resources<</XObject<</I 5 0 R>>>>/Length 11>>stream\n/I Do /I Do\nendstream\nendobj',
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    ].join('\n'),
  )

  it.each([
    ['that is drawn in itself without end', () => endless],
    ['without pages', () => without],
    ['of no page', () => noPage],
    ['cut', async () => (await pdfOf([A4, A4])).subarray(0, 700)],
    ['locked', () => pdfOf([A4], undefined, { userPassword: 'Paper-Boat-77' })],
    ['of other bytes', () => Buffer.from('%PDF-1.7\nnot at all')],
  ])('one %s is damaged, and the next is rendered', async (_, bytes) => {
    await expect(render(await bytes())).rejects.toMatchObject({ code: 'FileIsDamaged' })
    expect(await readdir(folder)).toEqual([])
    expect(await render(await pdfOf([A4]))).toMatchObject({ drawn_pages: 1 })
  })

  /** Four kilobytes: each of its forms draws the next one a hundred times, a million million drawings in all. */
  const bomb = Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>endobj',
      '4 0 obj<</Length 5>>stream\n/I Do\nendstream\nendobj',
      ...Array.from({ length: 6 }, (_, at) => {
        const drawn = '/I Do '.repeat(100)
        const next = `<</XObject<</I ${at + 6} 0 R>>>>`
        return `${at + 5} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources${next}/Length ${drawn.length}>>stream\n${drawn}\nendstream\nendobj`
      }),
      '11 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 595 842]/Length 22>>stream\n0 0 m 500 800 l 9 9 l f\nendstream\nendobj',
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    ].join('\n'),
  )

  it('one that takes too long is given up, and others are rendered before the next of its person', async () => {
    const hurried = openPdfPages({ longestMs: 3_000 })
    const [theirs, mine] = [join(desk, 'theirs.pdf'), join(desk, 'mine.pdf')]
    await Promise.all([writeFile(theirs, bomb), pdfOf([A4]).then((bytes) => writeFile(mine, bytes))])
    const ended: string[] = []
    const bombs = Array.from({ length: 3 }, () =>
      hurried
        .render(theirs, { folder, ...WANTED })
        .catch((error: { code: string }) => ended.push(error.code)),
    )
    const rendered = await hurried.render(mine, { folder, ...WANTED, person: 2 })
    expect(rendered).toMatchObject({ drawn_pages: 1 })
    expect(ended).toEqual(['FileIsDamaged'])
    await Promise.all(bombs)
    expect(ended).toHaveLength(3)
    await hurried.close()
  })

  it('one of many slow pages has those that were rendered in time', async () => {
    const hurried = openPdfPages({ enoughMs: 1 })
    const facts = await render(await pdfOf(Array.from({ length: 5 }, () => A4)), hurried)
    expect(facts).toMatchObject({ page_count: 5, drawn_pages: 1 })
    expect(await readdir(folder)).toHaveLength(2)
    await hurried.close()
  })
})

describe('a copy in grey', () => {
  it('has as many pages, as large as before, without colour', async () => {
    const source = join(desk, 'colours.pdf')
    await writeFile(source, await pdfOf([A4, [842, 595]], (doc) => doc.rect(50, 50, 200, 200).fill('#c00')))
    const path = join(folder, 'grey.pdf')
    await pages.copyInGrey(source, { person: 1, path, title: 'Colours (grey)', mostPages: 30 })
    const bytes = await readFile(path)
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    expect(pdf.numPages).toBe(2)
    expect((await pdf.getPage(2)).getViewport({ scale: 1 })).toMatchObject({ width: 842, height: 595 })
    expect(await pages.render(path, { folder, ...WANTED })).toMatchObject({
      has_colour: false,
      drawn_pages: 2,
    })
    const square = await lightness({ left: 60, top: 60, width: 100, height: 100 })
    expect(square).toBeGreaterThan(40)
    expect(square).toBeLessThan(150)
  })

  it('of a damaged file is none', async () => {
    const source = join(desk, 'damaged.pdf')
    await writeFile(source, '%PDF-1.7')
    const path = join(folder, 'grey.pdf')
    const copied = pages.copyInGrey(source, { person: 1, path, title: 'x', mostPages: 30 })
    await expect(copied).rejects.toMatchObject({ code: 'FileIsDamaged' })
  })
})
