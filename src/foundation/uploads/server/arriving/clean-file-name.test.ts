import { describe, expect, it } from 'vitest'
import { kindOf, TEXT } from '../checking/file-kinds.ts'
import { cleanFileName } from './clean-file-name.ts'

const pdf = kindOf('application/pdf') ?? TEXT
const picture = kindOf('image/png') ?? TEXT

describe('the name of a file', () => {
  it.each([
    ['Sheet 1.pdf', 'Sheet 1.pdf'],
    ['Sheet.PDF', 'Sheet.pdf'],
    ['C:\\Users\\me\\sheet.pdf', 'sheet.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe.pdf'],
    ['page.html', 'page.html.pdf'],
    ['  ', 'file.pdf'],
    ['...', 'file.pdf'],
    ['', 'file.pdf'],
    ['Sheet   of  .pdf', 'Sheet of.pdf'],
    ['Sheet.pdf  ', 'Sheet.pdf'],
    ['pdf', 'pdf.pdf'],
    ['\uD800.pdf', '\uFFFD.pdf'],
    ['कार्यपत्रक.pdf', 'कार्यपत्रक.pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(cleanFileName(given, pdf)).toBe(shown)
  })

  it('ends as its bytes do', () => {
    expect(cleanFileName('photo.jpeg', picture)).toBe('photo.png')
    expect(cleanFileName('words.csv', TEXT)).toBe('words.csv')
    expect(cleanFileName('words.exe', TEXT)).toBe('words.exe.txt')
  })

  it('has 200 letters at most, whole ones', () => {
    const long = cleanFileName(`${'🪶'.repeat(400)}.pdf`, pdf)
    expect([...long]).toHaveLength(200)
    expect(long.endsWith('🪶.pdf')).toBe(true)
  })
})
