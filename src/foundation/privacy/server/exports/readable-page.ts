import { HOME_ZONE, product } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { PersonalFile, PersonalList, PersonalValue } from '../personal-data-provider.ts'
import { columnName } from './column-names.ts'
import type { ExportFacts } from './written-export.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/

interface Page extends ExportFacts {
  files: readonly PersonalFile[]
}

/** The export as one page for people, which needs no network and can be printed. */
export function exportAsPage({ parts, files, language, now }: Page): string {
  const inLanguage = { locale: language }
  const title = m.data_page_title({ product: product.name }, inLanguage)
  const lists = parts.flatMap((part) => part.lists)
  const filled = lists.filter(({ rows }) => rows.length > 0)
  const empty = lists.filter(({ rows }) => rows.length === 0)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${PAGE_LOOKS}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(m.data_page_lead({ date: inWords(now.toISOString(), language) }, inLanguage))}</p>
<p>${escaped(m.data_page_private({}, inLanguage))}</p>
${contents(filled, inLanguage)}
${filled.map((list, index) => section(list, index, language)).join('\n')}
${fileSection(files, inLanguage)}
${emptySection(empty, inLanguage)}
</main>
</body>
</html>
`
}

/** The page is a standalone file, so its styles are inline, and the same in print. */
const PAGE_LOOKS = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1.0625rem/1.5 "Atkinson Hyperlegible Next", "Noto Sans Devanagari", "Nirmala UI", Verdana, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin: 2.25rem 0 0.5rem; }
ol, section > ul { list-style: none; margin: 0; padding: 0; }
ol > li { padding: 0.75rem 0; border-top: 1px solid #8a94a6; }
dl { display: grid; grid-template-columns: minmax(7rem, 12rem) minmax(0, 1fr); gap: 0.125rem 1rem; margin: 0; }
dt { opacity: 0.8; }
dd { margin: 0; white-space: pre-wrap; }
section > ul > li { padding: 0.25rem 0; }
@media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: 0.5rem; } }
@media print {
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  nav { display: none; }
  ol > li { break-inside: avoid; }
  h2 { break-after: avoid; }
  a { color: inherit; text-decoration: none; }
}
`

function contents(lists: readonly PersonalList[], inLanguage: { locale: TextLanguage }): string {
  const links = lists.map(
    ({ title, rows }, index) => `<li><a href="#part-${index}">${escaped(title)}</a> (${rows.length})</li>`,
  )
  const label = escaped(m.data_page_contents({}, inLanguage))
  return `<nav aria-label="${label}"><h2>${label}</h2><ul>${links.join('')}</ul></nav>`
}

function section({ title, rows }: PersonalList, index: number, language: TextLanguage): string {
  const items = rows.map((row) => {
    const facts = Object.entries(row).map(
      ([name, value]) =>
        `<dt>${escaped(columnName(name, language))}</dt><dd>${escaped(cell(value, language))}</dd>`,
    )
    return `<li><dl>${facts.join('')}</dl></li>`
  })
  return `<section id="part-${index}"><h2>${escaped(title)}</h2><ol>${items.join('\n')}</ol></section>`
}

function fileSection(files: readonly PersonalFile[], inLanguage: { locale: TextLanguage }): string {
  if (files.length === 0) return ''
  const links = files.map(({ name }) => {
    const address = `files/${name.split('/').map(encodeURIComponent).join('/')}`
    return `<li><a href="${escaped(address)}">${escaped(name)}</a></li>`
  })
  return `<section><h2>${escaped(m.data_page_files({}, inLanguage))}</h2><ul>${links.join('')}</ul></section>`
}

/** Lists what there is no data on, which is worth knowing too. */
function emptySection(lists: readonly PersonalList[], inLanguage: { locale: TextLanguage }): string {
  if (lists.length === 0) return ''
  const names = lists.map(({ title }) => `<li>${escaped(title)}</li>`)
  return `<section><h2>${escaped(m.data_page_nothing({}, inLanguage))}</h2><ul>${names.join('')}</ul></section>`
}

function cell(value: PersonalValue, language: TextLanguage): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean')
    return value ? m.profile_yes({}, { locale: language }) : m.profile_no({}, { locale: language })
  if (typeof value === 'object') return value.map((one) => inWords(one, language)).join(', ') || '–'
  return typeof value === 'string' ? inWords(value, language) : String(value)
}

/** A time becomes a date in the home zone; other text is unchanged. */
function inWords(words: string, language: TextLanguage): string {
  if (!MOMENT.test(words)) return words
  return new Intl.DateTimeFormat(m.page_locale({}, { locale: language }), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: HOME_ZONE,
  }).format(new Date(words))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
