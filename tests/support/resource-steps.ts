import { type APIRequestContext, type Page, request as playwright } from '@playwright/test'
import PDFDocument from 'pdfkit'
import writeWorkbook from 'write-excel-file/node'
import { logInByCall } from './demo-logins.ts'
import { expect } from './journeys.ts'
import { type MadeFile, postCall, uploadByCall } from './post-call.ts'

/** A PDF with an A4 page for each text. */
export async function pdfOf(pages: readonly string[], name = 'worksheet.pdf'): Promise<MadeFile> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false, info: { Title: name } })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  for (const [index, words] of pages.entries()) {
    pdf
      .addPage()
      .fillColor('#005f73')
      .fontSize(28)
      .text(`Sheet ${index + 1}`, 60, 80)
    pdf.fillColor('#000000').fontSize(16).text(words, 60, 160, { width: 460 })
    pdf.circle(300, 480, 120).stroke('#8b2a10')
  }
  pdf.end()
  await ended
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(parts) }
}

/** A workbook of one sheet. */
export async function workbookOf(
  rows: readonly (readonly string[])[],
  name = 'plan.xlsx',
): Promise<MadeFile> {
  const buffer = await writeWorkbook(rows.map((row) => row.map((value) => ({ value })))).toBuffer()
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer }
}

/** An administrator publishes what is under review, in a session of their own. */
async function publishHeld(address: string, of: { kind: string; id: number }): Promise<void> {
  const administrator = await playwright.newContext({ baseURL: new URL(address).origin })
  await logInByCall(administrator, 'kavita')
  await postCall(administrator, '/v2/admin/held/decide/', { ...of, decision: 'publish' })
  await administrator.dispose()
}

interface WantedResource {
  title: string
  files?: readonly MadeFile[]
  links?: readonly string[]
  fields?: Record<string, unknown>
}

/** Shares a resource as the logged-in person of the request. Returns its address. */
export async function shareResource(
  request: APIRequestContext,
  { title, files = [], links = [], fields = {} }: WantedResource,
): Promise<{ id: number; address: string }> {
  const ids: number[] = []
  for (const file of files) ids.push(await uploadByCall(request, file))
  const form = await request.get('/v2/resource/add/')
  const { data: choices } = await form.json()
  const data = {
    title,
    add_type: files.length > 0 ? 2 : links.length > 0 ? 3 : 1,
    resource_type_id: choices.resource_types[0].id,
    description: '<p>Five <strong>calm</strong> minutes a day.</p>',
    instruction: '<ol><li>Print it.</li><li>Trace the lines.</li></ol>',
    skills: [choices.skills[0].id],
    age_groups: [choices.age_groups[0].id],
    tags: [choices.tags[0].id],
    licence: 'CC BY 4.0',
    has_rights: true,
    resource_files: ids,
    resource_links: links,
    ...fields,
  }
  const { id, is_waiting } = await postCall(request, '/v2/resource/add/', data)
  if (is_waiting) await publishHeld(form.url(), { kind: 'resource', id })
  return { id, address: await addressOf(request, id) }
}

/** Its address with the current title; any other title redirects to it. */
export async function addressOf(request: APIRequestContext, id: number): Promise<string> {
  const answer = await request.get(`/resource/x/${id}`, { maxRedirects: 0 })
  return answer.headers().location ?? ''
}

/** Waits until a job has rendered the pages of its first file. */
export async function expectRendered(request: APIRequestContext, id: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { data } = await (await request.get(`/resources/public/details/?id=${id}`)).json()
        return data.resource_files[0].drawn_pages
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
}

/** The pages of a PDF in the viewer. */
export const pdfPages = (page: Page) => page.getByRole('region', { name: /^Pages of/ })
