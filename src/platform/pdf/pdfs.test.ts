import { inflateSync } from 'node:zlib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PdfSheet, PdfText } from './pdf-sheet.ts'
import { openPdfs, type Pdfs } from './pdfs.ts'

let pdfs: Pdfs
beforeAll(() => {
  pdfs = openPdfs()
})
afterAll(() => pdfs.close())

const line = (text: string, y: number, more: Partial<PdfText> = {}): PdfText => ({
  kind: 'text',
  role: 'P',
  text,
  language: 'en',
  box: { x: 80, y, width: 680, height: 60 },
  font: 'head',
  size: 30,
  colour: '#1d2433',
  ...more,
})
const sheet = (...elements: PdfSheet['elements']): PdfSheet => ({
  title: 'Certificate: Asha',
  author: 'Pankh',
  language: 'en',
  made_at: new Date('2026-01-15T06:30:00Z'),
  background: '#fffdf8',
  elements,
})
const NAME = 'श्रीमती कृष्णा द्विवेदी'

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  return { pdf, page }
}

/** The content streams, decompressed. */
function drawing(bytes: Uint8Array): string {
  const file = Buffer.from(bytes)
  const found: string[] = []
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 7)) {
    try {
      found.push(inflateSync(file.subarray(at + 7)).toString('latin1'))
    } catch {
      // Fonts are compressed differently.
    }
  }
  return found.join('\n')
}

it('is drawn for each person in turn, and never refused because another one wants many', async () => {
  const draw = (wanted?: { person: number }) => pdfs.draw(sheet(line('Asha', 40)), wanted)
  let drawn = 0
  const many = Promise.allSettled(
    Array.from({ length: 300 }, () => draw({ person: 1 }).then(() => (drawn += 1))),
  )
  const others = await Promise.all([draw({ person: 2 }), draw()])
  expect(others.map((bytes) => bytes.length > 1_000)).toEqual([true, true])
  expect(drawn).toBeLessThan(20)
  const refused = (await many).filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(259)
  expect(refused[0]?.reason).toMatchObject({ code: 'Overloaded', status: 503 })
})

describe('a PDF', () => {
  it('says its title and language, and what is what for those who listen', async () => {
    const qr = {
      kind: 'qr',
      text: 'https://pankh.test/x',
      alt: 'QR code',
      x: 700,
      y: 480,
      side: 80,
      colour: '#000',
    } as const
    const path = { kind: 'path', d: 'M0 0h10v10z', fill: '#005f73' } as const
    const bytes = await pdfs.draw(
      sheet(path, line('A heading', 40, { role: 'H1' }), line(NAME, 120, { language: 'hi' }), qr),
    )
    const { pdf, page } = await read(bytes)
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Certificate: Asha', Language: 'en' })
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/pdfuaid:part>1</)
    const tree = await page.getStructTree()
    expect(tree).toMatchObject({
      children: [
        {
          role: 'Document',
          children: [
            { role: 'H1', lang: 'en' },
            { role: 'P', lang: 'hi' },
            { role: 'Figure', alt: 'QR code' },
          ],
        },
      ],
    })
    const { items } = await page.getTextContent()
    expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain('A heading')
  })

  it('gives back Devanagari as it was typed, not as it was shaped', async () => {
    const bytes = await pdfs.draw(sheet(line(NAME, 120, { language: 'hi' })))
    const typed = Buffer.from(`\ufeff${NAME}`, 'utf16le').swap16()
    const actual = /\/ActualText \(((?:\\.|[^\\)])*)\)/s.exec(drawing(bytes))?.[1] ?? ''
    const plain = actual.replace(
      /\\(.)/gs,
      (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
    )
    expect(Buffer.from(plain, 'latin1')).toEqual(typed)
  })

  it('draws joined letters: fewer shapes than were typed', async () => {
    const { page } = await read(await pdfs.draw(sheet(line('क्षत्रिय', 120, { language: 'hi' }))))
    const { fnArray, argsArray } = await page.getOperatorList()
    const shapes = argsArray
      .filter((_, index) => fnArray[index] === OPS.showText)
      .flatMap((args: unknown[][]) => args[0] ?? [])
      .filter((shape) => typeof shape === 'object')
    expect(shapes.length).toBeGreaterThan(0)
    expect(shapes.length).toBeLessThan('क्षत्रिय'.length)
  })

  it('keeps text as text', async () => {
    const bytes = await pdfs.draw(sheet(line(') Tj /JavaScript (app.alert(1))', 120), line('<script>', 220)))
    const file = Buffer.from(bytes).toString('latin1')
    expect(file).not.toMatch(/\/S\s*\/JavaScript|\/OpenAction|\/AA\b/)
    const { page } = await read(bytes)
    const words = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('')
    expect(words).toContain(') Tj /JavaScript (app.alert(1))')
  })

  it('keeps a name of 300 letters whole and on the page', async () => {
    const name = 'Venkatanarasimharajuvaripeta Lakshminarayana '.repeat(7).slice(0, 300).trim()
    const { page } = await read(await pdfs.draw(sheet(line(name, 200))))
    const pieces = (await page.getTextContent()).items.flatMap((item) =>
      'str' in item && item.str.trim() ? [item] : [],
    )
    expect(pieces.map(({ str }) => str.trim()).join(' ')).toBe(name)
    for (const { transform, width } of pieces) {
      expect(transform[4]).toBeGreaterThanOrEqual(79)
      expect(transform[4] + width).toBeLessThanOrEqual(761)
    }
  })

  it.each([
    ['Meera 👩‍👩‍👧‍👦', 'Meera'],
    ['क्\u200dष', undefined],
    ['Asha \u200d\u200c', undefined],
    ['தமிழ் Asha', 'Asha'],
    ['王', ''],
  ])('has no boxes on it, and does not fail, for %j', async (text, drawn) => {
    for (const font of ['head', 'text'] as const) {
      const { page } = await read(await pdfs.draw(sheet(line(text, 120, { font }))))
      const words = (await page.getTextContent()).items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
      if (drawn !== undefined) expect(words.trim()).toBe(drawn)
    }
  })
})
