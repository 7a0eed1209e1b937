import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { sampleProgram, wordFile } from '#foundation/uploads/testing/sample-files.ts'
import { testApp } from '#tests/support/test-app.ts'
import { everyResourceFile } from '../../testing/made-rows.queries.ts'
import { pdfFile } from '../../testing/sample-pdf.ts'
import { tryUpload } from '../../testing/upload-file.ts'

const test = testApp()
let asha: Person
let resource_type_id: number

beforeEach(async () => {
  asha = await createPerson(test)
  resource_type_id = await createTerm(test.db, 'resource_types')
})

/** Uploads a file and creates a resource from it, as the page does. */
async function share(name: string, bytes: Uint8Array) {
  const { file, codes } = await tryUpload(test, asha, { name, bytes })
  if (!file) return { codes, row: undefined, address: '' }
  const { data } = await asha.call('POST /v2/resource/add/', {
    body: { title: name, resource_type_id, has_rights: true, resource_files: [file.id] },
  })
  await test.runJobs()
  const details = await asha.call('GET /resources/public/details/', { query: { id: data.id } })
  const [row] = await everyResourceFile(test.db)
  return { codes, row, address: String(details.data.resource_files[0]?.address) }
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

describe('files that are shared', () => {
  it.each([
    ['a drawing', 'art.svg', Buffer.from(SVG)],
    ['a drawing called a picture', 'art.png', Buffer.from(`<?xml version="1.0"?>${SVG}`)],
    ['a web page', 'page.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a web page called a text', 'words.txt', Buffer.from('  <html><body>x</body></html>')],
    ['a program called a PDF', 'sheet.pdf', sampleProgram],
  ])('are refused: %s', async (_, name, bytes) => {
    expect((await share(name, bytes)).codes).toEqual(['FileTypeNotAllowed'])
  })

  it('are refused: a Word file that unpacks to more than anyone reads', async () => {
    const bytes = wordFile(Buffer.alloc(120 * 1024 * 1024, 'a'))
    expect((await share('bomb.docx', bytes)).codes).toEqual(['DocumentUnpacksTooLarge'])
  })

  it('are what their bytes are: a PDF called a photograph is rendered as one', async () => {
    const { row, address } = await share('photo.jpg', await pdfFile())
    expect(row).toMatchObject({ pages_state: 'drawn', page_count: 1 })
    const answer = await test.app.inject({ url: address, headers: { authorization: `Bearer ${asha.token}` } })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain('photo.jpg.pdf')
  })

  it('are rendered to thirty pages, and small where their pages are as large as a house', async () => {
    expect((await share('long.pdf', await pdfFile({ pages: 60 }))).row).toMatchObject({
      page_count: 60,
      drawn_pages: 30,
    })
  })

  it('are rendered small where a page is as large as a house', async () => {
    expect((await share('large.pdf', await pdfFile({ size: [14_400, 14_400] }))).row).toMatchObject({
      pages_state: 'drawn',
      fits_a4: false,
      page_width: 5080,
    })
  })

  it.each(['कार्यपत्रक १.pdf', '👩🏽‍🏫🪶.pdf', 'a"; filename="evil.exe.pdf', "it's 100% (fun).pdf"])(
    'are downloaded as %s',
    async (name) => {
      const { address } = await share(name, await pdfFile())
      const answer = await test.app.inject({
        url: `${address}?download=1`,
        headers: { authorization: `Bearer ${asha.token}` },
      })
      const disposition = String(answer.headers['content-disposition'])
      expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.~!-]+$/)
      expect(
        disposition.slice(disposition.indexOf('"') + 1, disposition.indexOf('"; filename*')),
      ).not.toMatch(/["\\]/)
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(name)
    },
  )
})
