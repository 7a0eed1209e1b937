import { describe, expect, it } from 'vitest'
import { namesInZip } from './store-export-file.ts'

const named = (...names: string[]) =>
  namesInZip(names.map((name, at) => ({ name, storage_key: `files/aa/${at}` }))).map(({ name }) => name)

describe('names of files in the copy', () => {
  it('are each there once, whatever the letters’ case', () => {
    expect(named('a/Sheet.pdf', 'a/sheet.pdf', 'a/sheet.pdf', 'b/sheet.pdf')).toEqual([
      'a/Sheet.pdf',
      'a/sheet-2.pdf',
      'a/sheet-3.pdf',
      'b/sheet.pdf',
    ])
  })

  it('lead out of no folder and can be unpacked everywhere', () => {
    expect(named('../../etc/passwd', 'a\\..\\b.pdf', 'con<>:"|?*.txt', '/', '', 'काम की शीट.pdf')).toEqual([
      'etc/passwd',
      'a .. b.pdf',
      'con .txt',
      'file',
      'file-2',
      'काम की शीट.pdf',
    ])
    const [long = ''] = named(`${'x'.repeat(300)}.pdf`)
    expect([long.length, long.endsWith('.pdf')]).toEqual([120, true])
  })

  it('are one where two rooms give the same file: the first', () => {
    const same = { storage_key: 'files/aa/1' }
    const given = [
      { ...same, name: 'resources/1-a.pdf' },
      { ...same, name: 'uploads/a.pdf' },
    ]
    expect(namesInZip(given)).toEqual([{ ...same, name: 'resources/1-a.pdf' }])
  })
})
