import { createHash } from 'node:crypto'
import JSZip from 'jszip'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DemoResource, type DrawnFile, demoResources, drawFiles } from './index.ts'

interface Drawn extends DrawnFile {
  resource: DemoResource
}

const all: Drawn[] = []
const withEnding = (ending: string) => all.filter(({ name }) => name.endsWith(`.${ending}`))
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  for (const resource of demoResources) {
    for (const file of await drawFiles(resource)) all.push({ ...file, resource })
  }
}, 120_000)

describe('the files of the demo', () => {
  it('are many, small, and no two the same', () => {
    expect(all.length).toBeGreaterThanOrEqual(140)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ bytes }) => hashOf(bytes))).size).toBe(all.length)
    for (const { name, bytes } of all)
      expect(bytes.length, name).toBeLessThan(name.endsWith('.pdf') ? 200_000 : 800_000)
  })

  it('are the same each time', async () => {
    for (const ending of ['pdf', 'png', 'jpg', 'docx', 'xlsx', 'pptx', 'wav', 'webm']) {
      const [first] = withEnding(ending)
      const again = first && (await drawFiles(first.resource))
      expect(again && hashOf(again[0]?.bytes ?? Buffer.alloc(0)), ending).toBe(first && hashOf(first.bytes))
    }
  })

  it('as PDFs say their title and language, are on A4, and keep all words within the margins', async () => {
    expect(withEnding('pdf').length).toBeGreaterThan(100)
    for (const { name, bytes, resource } of withEnding('pdf')) await checkPdf(name, bytes, resource)
  })

  it('as Word, Excel and PowerPoint open and hold their words', async () => {
    for (const { name, bytes, resource } of withEnding('docx')) {
      const zip = await JSZip.loadAsync(bytes)
      expect(await zip.file('word/document.xml')?.async('string'), name).toContain(
        resource.title.slice(0, 12),
      )
    }
    for (const { name, bytes } of withEnding('xlsx')) {
      const rows = await readSheet(bytes)
      expect(rows.length, name).toBeGreaterThan(1)
      expect(
        rows[0]?.every((title) => typeof title === 'string'),
        name,
      ).toBe(true)
    }
    for (const { name, bytes, resource } of withEnding('pptx')) {
      const zip = await JSZip.loadAsync(bytes)
      const [file] = resource.files
      const slides = Object.keys(zip.files).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path))
      expect(slides, name).toHaveLength(file?.kind === 'powerpoint' ? file.slides.length : -1)
    }
    expect(
      [withEnding('docx'), withEnding('xlsx'), withEnding('pptx')].map((list) => list.length > 3),
    ).toEqual([true, true, true])
  })

  it('as pictures open and are large enough to print', async () => {
    for (const { name, bytes } of [...withEnding('png'), ...withEnding('jpg')]) {
      const { width, height } = await sharp(bytes).metadata()
      expect([width, height], name).toEqual([1_074, 1_518])
    }
  })

  it('as sounds have a head that fits their length', () => {
    for (const { name, bytes } of withEnding('wav')) {
      expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 16), name).toBe('RIFFWAVEfmt ')
      expect(bytes.readUInt32LE(40), name).toBe(bytes.length - 44)
    }
    expect(withEnding('wav')).toHaveLength(3)
  })

  it('as films hold key frames of VP8, and captions', () => {
    for (const { name, bytes, captions } of withEnding('webm')) {
      expect(bytes.toString('hex', 0, 4), name).toBe('1a45dfa3')
      expect(bytes.includes('V_VP8'), name).toBe(true)
      // The mark of a key frame, RFC 6386, 9.1.
      expect(bytes.includes(Buffer.from([0x9d, 0x01, 0x2a])), name).toBe(true)
      expect(captions, name).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:04\.000\n\S/)
    }
    expect(withEnding('webm')).toHaveLength(2)
  })

  it('as texts are text', () => {
    for (const { name, bytes } of withEnding('txt'))
      expect(bytes.toString().length, name).toBeGreaterThan(400)
  })
})

/** Points of the least margin. */
const MARGIN = 38

async function checkPdf(name: string, bytes: Buffer, { title, language }: DemoResource): Promise<void> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  expect(info, name).toMatchObject({ Title: title, Language: language })
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const [, , width = 0, height = 0] = page.view
    expect([width, height].map(Math.round).toSorted(), `${name} ${number}`).toEqual([595, 842])
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
    expect(words.length, `${name} ${number} is empty`).toBeGreaterThan(3)
    const outside = words.filter(
      ({ transform, width: length }) =>
        transform[4] < MARGIN ||
        transform[4] + length > width - MARGIN ||
        transform[5] < MARGIN ||
        transform[5] > height - MARGIN,
    )
    expect(
      outside.map(({ str }) => str),
      `${name} ${number}`,
    ).toEqual([])
    expect((await page.getStructTree())?.children[0], `${name} ${number}`).toMatchObject({ role: 'Document' })
  }
  await task.destroy()
}
