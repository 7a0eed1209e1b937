import { strFromU8 } from 'fflate'
import { type NumberFormat, numberFormat, SINCE_1904 } from './number-format.ts'
import { readArchive, readRelations } from './read-archive.ts'
import { readSheet, type Shared } from './read-sheet.ts'
import { readXml } from './read-xml.ts'
import type { Sheet } from './sheet.ts'

/** The visible sheets of an Excel file. Formulas have the values from when it was saved. */
export async function readWorkbook(file: Blob): Promise<Sheet[]> {
  const files = await readArchive(file, /^xl\/.*\.(?:xml|rels)$/)
  const xml = (path: string) => (files[path] ? strFromU8(files[path]) : undefined)
  const { sheets, since } = readList(xml('xl/workbook.xml') ?? '')
  const paths = readRelations(xml('xl/_rels/workbook.xml.rels') ?? '', 'xl')
  const shared: Shared = {
    texts: readTexts(xml('xl/sharedStrings.xml')),
    formats: readFormats(xml('xl/styles.xml')),
    since,
  }
  return sheets.flatMap(({ name, relation }) => {
    const sheet = xml(paths.get(relation) ?? '')
    return sheet === undefined ? [] : [{ name, ...readSheet(sheet, shared) }]
  })
}

function readList(xml: string) {
  const sheets: { name: string; relation: string }[] = []
  let since = 0
  readXml(xml, {
    open(name, { state = 'visible', date1904 = '', ...given }) {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(date1904)) since = SINCE_1904
      if (name === 'sheet' && state === 'visible')
        sheets.push({ name: given.name ?? '', relation: given.id ?? '' })
    },
  })
  return { sheets, since }
}

/** A text can consist of several runs; Japanese phonetic hints (`rPh`) aren't part of it. */
function readTexts(xml: string | undefined): string[] {
  const texts: string[] = []
  let isText = false
  let isBeside = false
  readXml(xml ?? '<sst/>', {
    open(name) {
      if (name === 'si') texts.push('')
      if (name === 'rPh') isBeside = true
      isText = name === 't' && !isBeside
    },
    text(words) {
      if (isText) texts.push((texts.pop() ?? '') + words)
    },
    close(name) {
      if (name === 'rPh') isBeside = false
      isText = false
    },
  })
  return texts
}

function readFormats(xml: string | undefined): NumberFormat[] {
  const own = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isOfCells = false
  readXml(xml ?? '<styleSheet/>', {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') own.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) formats.push(numberFormat(Number(numFmtId), own.get(Number(numFmtId))))
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}
