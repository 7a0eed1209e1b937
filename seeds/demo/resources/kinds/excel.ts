import writeExcelFile from 'write-excel-file/node'
import type { ExcelSheet } from '#seeds/demo/content/resources/shape.ts'
import { sameArchive } from './same-archive.ts'

const HEAD = {
  fontWeight: 'bold',
  color: '#ffffff',
  backgroundColor: '#005f73',
  wrap: true,
  alignVertical: 'center',
  height: 30,
} as const
const EDGE = { borderColor: '#c3ccd2', borderStyle: 'thin' } as const

/** A workbook whose heads stay in sight; texts that begin with `=` are formulas. */
export async function drawExcel(sheets: readonly ExcelSheet[]): Promise<Buffer> {
  const drawn = sheets.map(({ name, columns, rows }) => ({
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
    data: [
      columns.map(({ title }) => ({ value: title, type: String, ...HEAD, ...EDGE })),
      ...rows.map((row, index) => columns.map((_, place) => cellOf(row[place] ?? null, index))),
    ],
  }))
  const bytes = await writeExcelFile(drawn as never).toBuffer()
  return sameArchive(bytes)
}

function cellOf(value: string | number | null, row: number): object {
  const style = {
    ...EDGE,
    wrap: true,
    alignVertical: 'center',
    ...(row % 2 && { backgroundColor: '#f4f8f9' }),
  }
  if (value === null) return { ...style, type: String, value: '' }
  if (typeof value === 'number') return { ...style, type: Number, value }
  return { ...style, type: value.startsWith('=') ? 'Formula' : String, value }
}
