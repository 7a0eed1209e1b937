import PptxGenJS from 'pptxgenjs'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'
import { shareResource } from '#tests/support/resource-steps.ts'

/** As `scripts/serve-e2e.ts` sets it; these journeys answer for it. */
const VIEWER = 'https://viewer.example/**'

async function slides() {
  const deck = new PptxGenJS()
  deck.addSlide().addText('First, then', { x: 1, y: 1 })
  return {
    name: 'first-then.pptx',
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    buffer: (await deck.write({ outputType: 'nodebuffer' })) as Buffer,
  }
}

journey(
  'a PowerPoint file is shown slide by slide, downloaded, or shown elsewhere after it is said where',
  async ({ page, context }) => {
    await loggedIn(page)
    const file = await slides()
    const { address } = await shareResource(page.request, { title: 'First, then, last', files: [file] })
    const asked: string[] = []
    await context.route(VIEWER, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' })
    })
    await open(page, `${address}/fileviewer`)
    await expect(page.getByRole('heading', { level: 2, name: 'First, then' })).toBeVisible()
    await expect(page.getByText('Slide 1 of 1')).toBeVisible()
    await expect(
      page.getByText("This sends the file's address to another company, viewer.example."),
    ).toBeVisible()
    await expectAccessible(page, 'a PowerPoint file')
    expect(await page.content()).not.toContain('files-lent')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download first-then.pptx' }).click()
    expect((await download).suggestedFilename()).toBe('first-then.pptx')

    expect(asked).toEqual([])
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: /^Show it on viewer\.example/ }).click()
    const tab = await opened
    await expect(tab).toHaveTitle('Elsewhere')
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([
      null,
      expect.not.stringContaining('resource'),
    ])
    const signed = new URL(new URL(asked[0] ?? '').searchParams.get('src') ?? '')
    // Whoever has the address needs no account.
    const fetched = await (await context.browser())?.newContext()
    const answer = await fetched?.request.get(signed.href)
    expect(answer?.status()).toBe(200)
    expect(Buffer.compare((await answer?.body()) ?? Buffer.alloc(0), file.buffer)).toBe(0)
    await fetched?.close()
  },
)

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the form leads to the other site', async ({ page, faults }) => {
    // It is not there; a browser that the policy held back would not even ask for it.
    faults.allow(/viewer\.example/)
    await loggedIn(page)
    const { address } = await shareResource(page.request, {
      title: 'First, then, plain',
      files: [await slides()],
    })
    await page.goto(`${address}/fileviewer`)
    const asked = page.waitForRequest(/^https:\/\/viewer\.example\/show\?src=.*files-lent/)
    await page.getByRole('button', { name: /^Show it on viewer\.example/ }).click({ noWaitAfter: true })
    expect((await asked).redirectedFrom()?.method()).toBe('POST')
  })
})

journey('whoever made a resource reads that it was hidden, and why', async ({ page, browser, baseURL }) => {
  await loggedIn(page)
  const title = `A visit that was hidden ${Date.now()}`
  const { id, address } = await shareResource(page.request, { title })
  const moderators = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await moderators.newPage()
  await logInAs(theirs, 'kavita')
  await postCall(theirs.request, '/v2/admin/resource/hide/', { id, reason: 'It names a real clinic.' })
  await moderators.close()

  await open(page, address)
  await expect(page.getByRole('main').getByText('It names a real clinic.')).toBeVisible()
  await expectAccessible(page, 'a resource that was hidden')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Edit|Change)/ })
    .first()
    .click()
  await expect(page.getByText('It names a real clinic.')).toBeVisible()
})
