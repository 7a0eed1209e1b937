import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { numberFormat } from './number-format.ts'
import { readWorkbook } from './read-workbook.ts'

const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="h:mm;@"/><numFmt numFmtId="165" formatCode="[h]:mm"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>`

function workbook(sheet: string, more: Record<string, string> = {}): Blob {
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Plan" sheetId="1" r:id="a"/>
      <sheet name="Secret" sheetId="2" state="hidden" r:id="b"/><sheet name="More secret" sheetId="3" state="veryHidden" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Tea &amp; talk</t></si><si><r><t>दो </t></r><r><t>भाग</t></r><rPh><t>no</t></rPh></si></sst>',
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="x">${sheet}</x:worksheet>`,
    'xl/worksheets/sheet2.xml':
      '<worksheet><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData></worksheet>',
    ...more,
  }
  const packed = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])))
  return new Blob([new Uint8Array(packed)])
}

describe('a workbook as tables', () => {
  it('has the sheets that its maker shows, and no other', async () => {
    const sheets = await readWorkbook(workbook('<x:sheetData/>'))
    expect(sheets).toEqual([{ name: 'Plan', rows: [], merged: [] }])
  })

  it('says percent, time of day, dates, lengths and faults as they are read', async () => {
    const [sheet] = await readWorkbook(
      workbook(`<x:sheetData><x:row r="1">
        <x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="s"><x:v>1</x:v></x:c></x:row>
        <x:row r="3"><x:c r="A3" s="1"><x:v>0.125</x:v></x:c><x:c r="B3" s="2"><x:v>0.72916666666666663</x:v></x:c>
        <x:c r="C3" s="3"><x:v>1.0625</x:v></x:c><x:c r="D3" s="4"><x:v>45962</x:v></x:c>
        <x:c r="E3" s="5"><x:v>45962.5</x:v></x:c><x:c r="F3" t="e"><x:f>1/0</x:f><x:v>#DIV/0!</x:v></x:c>
        <x:c r="G3" t="b"><x:v>1</x:v></x:c><x:c r="H3" t="str"><x:v>words</x:v></x:c>
        <x:c r="I3" t="inlineStr"><x:is><x:t>in &lt;place&gt;</x:t></x:is></x:c>
        <x:c r="J3"><x:v>0.30000000000000004</x:v></x:c></x:row></x:sheetData>`),
    )
    expect(sheet?.rows).toEqual([
      ['Tea & talk', 'दो भाग'],
      [],
      [
        '12.5%',
        '5:30 pm',
        '25:30:00',
        '1st Nov, 2025',
        '1st Nov, 2025, 12:00 pm',
        '#DIV/0!',
        'TRUE',
        'words',
        'in <place>',
        '0.3',
      ],
    ])
  })

  it('says which cells stand as one', async () => {
    const [sheet] = await readWorkbook(
      workbook(
        '<x:sheetData><x:row><x:c t="str"><x:v>Week</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:C2"/></x:mergeCells>',
      ),
    )
    expect(sheet).toMatchObject({ rows: [['Week']], merged: [{ row: 0, column: 0, rows: 2, columns: 3 }] })
  })

  it('fails where it is none', async () => {
    await expect(readWorkbook(new Blob(['PK, but no archive']))).rejects.toThrow()
  })

  it.each([
    ['0.0%', { is: 'percent', digits: 1 }],
    ['dd/mm/yyyy;@', { is: 'date' }],
    ['[$-409]h:mm AM/PM', { is: 'time' }],
    ['yyyy-mm-dd hh:mm', { is: 'moment' }],
    ['mmm', { is: 'date' }],
    ['mm:ss', { is: 'time' }],
    ['[h]:mm:ss', { is: 'length' }],
    ['#,##0.00 "days"', { is: 'number' }],
    ['General', { is: 'number' }],
    ['[Red]0.00;[Blue]-0.00', { is: 'number' }],
  ])('reads the format %s', (words, format) => {
    expect(numberFormat(164, words)).toEqual(format)
  })
})
