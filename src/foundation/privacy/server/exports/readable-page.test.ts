import { expect, it } from 'vitest'
import { exportAsPage } from './readable-page.ts'
import { exportAsJson } from './written-export.ts'

const now = new Date('2026-01-15T06:30:00.000Z')
const rows = [
  {
    title: '<script>alert("x")</script> & more',
    asked_at: '2026-01-10T18:45:00Z',
    is_hidden: false,
    tags: [],
  },
]
const parts = [
  {
    name: 'certificate-programs',
    lists: [
      { name: 'questions', title: 'Your questions', rows },
      { name: 'votes', title: 'Your votes', rows: [] },
    ],
    files: [],
  },
]
const files = [{ storage_key: 'files/aa/1', name: 'resources/1-काम & play?.pdf' }]

it('is one page that says all in words and runs nothing', () => {
  const page = exportAsPage({ parts, files, language: 'en', now })
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more')
  expect(page).not.toMatch(/<script|https?:/)
  expect(page).toContain('<dt>Asked on</dt><dd>11 January 2026 at 12:15 am</dd>')
  expect(page).toContain('<dt>Hidden</dt><dd>No</dd>')
  expect(page).toContain('Your votes')
  expect(page).toContain('href="files/resources/1-%E0%A4%95%E0%A4%BE%E0%A4%AE%20%26%20play%3F.pdf"')
})

it('speaks Hindi to those who do', () => {
  const page = exportAsPage({ parts, files, language: 'hi', now })
  expect(page).toContain('<html lang="hi">')
  expect(page).toContain('जनवरी 2026')
})

it('is for programs too, by part and list', () => {
  expect(JSON.parse(exportAsJson({ parts, language: 'en', now }))).toEqual({
    made_at: '2026-01-15T06:30:00Z',
    certificate_programs: { questions: rows, votes: [] },
  })
})
