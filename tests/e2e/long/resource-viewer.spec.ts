import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer as readAll } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { Document, ExternalHyperlink, Packer, Paragraph, TextRun } from 'docx'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { filmOf, samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { pictureFrames } from '#tests/support/picture-frames.ts'
import type { MadeFile } from '#tests/support/post-call.ts'
import { expectRendered, pdfOf, pdfPages, shareResource, workbookOf } from '#tests/support/resource-steps.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
/** So many that the last ones are not rendered at first. */
const SHEETS = Array.from({ length: 8 }, (_, index) =>
  index === 6 ? 'Here the otter sleeps.' : 'Trace the calm line.',
)

/** Shares these files as a new person, who then looks at the first one. */
async function openViewer(page: Page, files: readonly MadeFile[]): Promise<{ id: number; address: string }> {
  await loggedIn(page)
  const made = await shareResource(page.request, { title: `Otters ${randomUUID().slice(0, 8)}`, files })
  await open(page, `${made.address}/fileviewer`)
  return made
}

const shownPage = (page: Page) => page.getByRole('textbox', { name: 'Page' })
const shownSize = (page: Page) => page.getByRole('status').filter({ hasText: '%' })

journey('a PDF is opened by keyboard, found in, and made larger', async ({ page }) => {
  await loggedIn(page)
  const file = await pdfOf(SHEETS)
  const { address } = await shareResource(page.request, { title: 'Otters by keyboard', files: [file] })
  await open(page, address)
  await tabTo(page, page.getByRole('link', { name: 'Open', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fileviewer\?file=\d+$/)
  await expect(pdfPages(page)).toBeVisible()
  await expect(pdfPages(page).getByText('Trace the calm line.').first()).toBeAttached()

  await tabTo(page, page.getByRole('searchbox', { name: 'Find in this file' }))
  await page.keyboard.type('THE OTTER')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(shownPage(page)).toHaveValue('7')
  await expect(pdfPages(page).getByText('Here the otter sleeps.')).toBeInViewport()

  await tabTo(page, pdfPages(page))
  const before = await shownSize(page).textContent()
  await page.keyboard.press('+')
  await expect(shownSize(page)).not.toHaveText(before ?? '')
  await expect(shownPage(page)).toHaveValue('7')
  await page.keyboard.press('0')
  await expect(shownSize(page)).toHaveText(before ?? '')
  await page.keyboard.press('f')
  await expect(page.getByRole('searchbox', { name: 'Find in this file' })).toBeFocused()
  await expectAccessible(page)
})

journey('goes to the page that is asked for, and says when words are not there', async ({ page }) => {
  await openViewer(page, [await pdfOf(SHEETS)])
  await expect(pdfPages(page)).toBeVisible()
  await shownPage(page).fill('5')
  await shownPage(page).press('Enter')
  await expect(pdfPages(page).getByText('Sheet 5')).toBeInViewport()
  await expect(shownPage(page)).toBeFocused()
  await expect(shownPage(page)).toHaveValue('5')
  await page.getByRole('searchbox').fill('zebra')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('No matches')).toBeVisible()
})

journey('only pages near the view are rendered', async ({ page }) => {
  await openViewer(page, [await pdfOf(Array.from({ length: 40 }, () => 'Trace the calm line.'))])
  await expect(pdfPages(page).getByText('Sheet 1', { exact: true })).toBeAttached()
  const rendered = () =>
    pdfPages(page)
      .locator('canvas')
      .evaluateAll((all) => all.filter((one) => (one as HTMLCanvasElement).width > 0).length)
  expect(await rendered()).toBeLessThan(8)
  // Its worker may compile the decoders of rare pictures, and fetch nothing.
  const [worker] = page.workers()
  const isCompiled = await worker?.evaluate(async () => {
    await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))
    return true
  })
  expect(isCompiled).toBe(true)
})

journey.describe('a phone with little memory', () => {
  journey('shows the pages as pictures, and the file itself when asked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 1 })
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await loggedIn(page)
    const { id, address } = await shareResource(page.request, {
      title: 'Otters for phones',
      files: [await pdfOf(SHEETS)],
    })
    await expectRendered(page.request, id)
    await open(page, `${address}/fileviewer`)
    await expect(page.getByText("We're showing the pages as pictures")).toBeVisible()
    await expect(page.getByRole('img', { name: 'Page 1 of 8' })).toBeVisible()
    await expect(page.locator('canvas')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show the original file' }).click()
    await expect(pdfPages(page)).toBeVisible()
  })
})

journey('a Word file is shown without anything that runs or leads away unseen', async ({ page, faults }) => {
  // The browser says so of the journey's own script, now and then.
  faults.allow(/Blocked script execution in 'about:srcdoc'/)
  const buffer = await Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ children: [new TextRun('Dear parents, pack a spare shirt.')] }),
            new Paragraph({
              children: [
                new ExternalHyperlink({
                  link: 'javascript:alert(1)',
                  children: [new TextRun('A link that runs')],
                }),
              ],
            }),
          ],
        },
      ],
    }),
  )
  await openViewer(page, [{ name: 'letter.docx', mimeType: `${OFFICE}.wordprocessingml.document`, buffer }])
  const frame = page.locator('iframe[title="letter.docx"]')
  await expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  const words = (await frame.getAttribute('srcdoc')) ?? ''
  expect(words).toContain('Dear parents, pack a spare shirt.')
  expect(words).toContain('A link that runs')
  expect(words).not.toContain('javascript:')
})

journey('a workbook is a table for each of its sheets', async ({ page }) => {
  await openViewer(page, [
    await workbookOf([
      ['Day', 'Step'],
      ['Monday', 'Wash hands'],
    ]),
  ])
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Step'])
  await expect(table.getByRole('rowheader')).toHaveText(['1', '2'])
  await expect(table.getByRole('cell', { name: 'Wash hands' })).toBeVisible()
  await expectAccessible(page)
})

journey('pictures grow, texts are read, each beside its download', async ({ page }) => {
  const photo = {
    name: 'kite.jpg',
    mimeType: 'image/jpeg',
    buffer: await samplePicture(900, 540).jpeg().toBuffer(),
  }
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('हाथ धोएँ। Wash your hands.') }
  await openViewer(page, [photo, note])
  await expect(page.getByRole('link', { name: /^Download kite/ })).toHaveAttribute('href', /\?download=1$/)
  const picture = page.getByRole('region', { name: /^kite/ }).getByRole('img')
  const { width = 0 } = (await picture.boundingBox()) ?? {}
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(width)
  await page.getByRole('link', { name: 'note.txt', exact: true }).click()
  await expect(page.getByText('हाथ धोएँ। Wash your hands.')).toBeVisible()
})

journey('a CSV file is a table', async ({ page }) => {
  const buffer = Buffer.from('Day;Step\nMonday;"Wash; dry"\n')
  await openViewer(page, [{ name: 'plan.csv', mimeType: 'text/csv', buffer }])
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Step'])
  await expect(table.getByRole('cell', { name: 'Wash; dry' })).toBeVisible()
  await expectAccessible(page)
})

journey('what cannot be shown or read aloud says so, beside its download', async ({ page }) => {
  const locked = { ...(await drawnPdf({ userPassword: 'Paper-Boat-77' })), name: 'locked.pdf' }
  const film = { name: 'walk.mp4', mimeType: 'video/mp4', buffer: filmOf('hvc1') }
  await openViewer(page, [{ ...(await drawnPdf()), name: 'scan.pdf' }, locked, film])
  await expect(page.getByText('This PDF is a scan without text.')).toBeVisible()
  await page.getByRole('link', { name: 'locked.pdf', exact: true }).click()
  await expect(page.getByText('This PDF has a password')).toBeVisible()
  await page.getByRole('link', { name: 'walk.mp4', exact: true }).click()
  await expect(page.getByText("Your browser can't play this video.")).toBeVisible()
  await expect(page.getByText('This video is in HEVC')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Download walk/ })).toBeVisible()
})

journey('a picture that moves can be stopped, and keeps its kind', async ({ page }) => {
  const frames = await pictureFrames(['#c33', '#3c3'], { width: 90, height: 60 })
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 200] })
    .toBuffer()
  const { id, address } = await openViewer(page, [{ name: 'wave.gif', mimeType: 'image/gif', buffer }])
  // The still picture is rendered a moment after the resource is there.
  await expectRendered(page.request, id)
  await open(page, `${address}/fileviewer`)
  const picture = page.getByRole('region', { name: 'wave.gif' }).getByRole('img')
  await expect(picture).toHaveAttribute('src', /^\/files\//)
  await page.getByRole('button', { name: 'Stop the animation' }).click()
  await expect(picture).toHaveAttribute('src', /^\/resource-pages\//)
  await page.getByRole('button', { name: 'Play the animation' }).click()
  await expect(picture).toHaveAttribute('src', /^\/files\//)

  // "Calm" of the reading preferences stops it from the start.
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the preferences are kept
    document.cookie = 'reading=m; path=/'
  })
  await open(page, `${address}/fileviewer`)
  await expect(page.getByRole('button', { name: 'Play the animation' })).toBeVisible()
  await expect(picture).toHaveAttribute('src', /^\/resource-pages\//)
})

/** A PDF of one page with a drawing and no words. */
async function drawnPdf(options: PDFKit.PDFDocumentOptions = {}) {
  const doc = new PDFDocument(options)
  doc.rect(50, 50, 300, 300).fill('#369')
  doc.end()
  return { mimeType: 'application/pdf', buffer: await readAll(doc as unknown as Readable) }
}

journey('a visitor is asked to log in, and sees what the file looks like', async ({ page }) => {
  await loggedIn(page)
  const { address } = await shareResource(page.request, {
    title: 'Otters for all',
    files: [await pdfOf(['One otter.'])],
  })
  await page.context().clearCookies()
  await page.goto(`${address}/fileviewer`)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.content()).not.toContain('/files/')
  await open(page, `${address}/preview`)
  await expect(page.getByText('You need a free account to open the file.')).toBeVisible()
  await expectAccessible(page)
})

journey('a draft is previewed by its creator alone', async ({ page, faults }) => {
  faults.allow(/404/)
  await loggedIn(page)
  const { address } = await shareResource(page.request, {
    title: 'Otters to come',
    fields: { status: 'draft' },
  })
  await open(page, `${address}/preview`)
  await expect(page.getByText('This is a draft. Only you can see it.')).toBeVisible()
  await page.context().clearCookies()
  expect((await page.goto(`${address}/preview`))?.status()).toBe(404)
})

journey('without an id the preview and the viewer lead to the library', async ({ request }) => {
  for (const page of ['preview', 'fileviewer']) {
    const answer = await request.get(`/resource/otters/${page}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    expect(answer.headers().location).toBe('/resource')
  }
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('pages stand as pictures, one below the other, with the download', async ({ page }) => {
    await loggedIn(page)
    const { id, address } = await shareResource(page.request, {
      title: 'Otters on paper',
      files: [await pdfOf(['One.', 'Two.'])],
    })
    await expectRendered(page.request, id)
    await page.goto(`${address}/fileviewer`)
    await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download worksheet.pdf' })).toBeVisible()
  })
})
