import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { mp4Head, samplePicture } from '#foundation/uploads/testing/sample-files.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { createDraft } from '#tests/support/draft-event.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const photo = async () => ({
  name: 'kite.jpg',
  mimeType: 'image/jpeg',
  buffer: await samplePicture(900, 540).jpeg().toBuffer(),
})
const film = {
  name: 'evening.mp4',
  mimeType: 'video/mp4',
  // In two parts.
  buffer: Buffer.concat([mp4Head, Buffer.alloc(9_000_000, 7)]),
}
const picturePart = (page: Page) => page.getByRole('group', { name: 'Picture', exact: true })

journey(
  'an organiser sets a picture and a film of their own, previews, publishes, and a visitor sees it',
  async ({ page, browser, baseURL, faults }) => {
    // The network is cut on purpose, and words are no picture.
    faults.allow(/master\/tus|422/)
    await logInAs(page, 'kavita')
    const title = `A quiet evening ${Date.now()}`
    const id = await createDraft(page, title)
    await open(page, `/admin/events/${id}`)

    const choosePicture = page.getByLabel('Choose picture')
    await choosePicture.setInputFiles({
      name: 'words.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('Words.'),
    })
    await expect(page.getByText("This file isn't a picture.").first()).toBeVisible()
    await page.getByLabel('Image description (English)').fill('A kite over a field')
    await choosePicture.setInputFiles(await photo())
    await expect(picturePart(page).getByRole('img', { name: 'A kite over a field' })).toBeVisible()
    await expectAccessible(page, 'the form with a picture')

    await page.getByRole('link', { name: 'Video', exact: true }).click()
    await expect(page.getByText('MP4 or WebM, up to 200 MB')).toBeVisible()
    const chooseFilm = page.getByLabel('Video file')
    const asked: string[] = []
    let isHeld = true
    await page.route(/master\/tus\/./, (route) => {
      const method = route.request().method()
      const { 'upload-offset': offset = '' } = route.request().headers()
      const isCut = offset !== '0' && !asked.includes(`PATCH ${offset}`)
      asked.push(`${method} ${offset}`.trim())
      if (method !== 'PATCH') return route.continue()
      // Held back until the page gives it up.
      if (isHeld) return
      return isCut ? route.abort() : route.continue()
    })
    await chooseFilm.setInputFiles(film)
    await expect.poll(() => asked).toEqual(['PATCH 0'])
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Sending evening.mp4')).toBeHidden()
    await expect.poll(() => asked).toEqual(['PATCH 0', 'DELETE'])
    isHeld = false
    asked.length = 0
    await chooseFilm.setInputFiles(film)
    await expect(page.getByText('evening.mp4 is uploaded.')).toBeVisible()
    const second = `PATCH ${8 * 1024 * 1024}`
    expect(asked).toEqual(['PATCH 0', second, 'HEAD', second])
    const own = page.getByRole('group', { name: 'Your own video' })
    await own.getByLabel('Minutes').fill('12')
    await own.getByRole('button', { name: 'Save video' }).click()
    await expect(page.getByText("This event's video is a file you uploaded.")).toBeVisible()
    await expectAccessible(page, 'the film page')

    await page.getByRole('link', { name: 'Details', exact: true }).click()
    await page.getByLabel('Summary (English)').fill('An hour that nobody has saved.')
    // On a slow network too, the preview waits for the words before it.
    const isAsked = Promise.withResolvers<void>()
    const letGo = Promise.withResolvers<void>()
    await page.route('**/user/draft/save/', async (route) => {
      isAsked.resolve()
      await letGo.promise
      await route.continue()
    })
    const previews: string[] = []
    page.on('request', (request) => void (request.url().includes('event/preview/') && previews.push('asked')))
    await page.getByRole('link', { name: 'Preview' }).click()
    await isAsked.promise
    await expect(page).toHaveURL(/preview/)
    expect(previews).toEqual([])
    letGo.resolve()
    await expect(page.getByText('With your unsaved changes')).toBeVisible()
    await expect(page.getByText('An hour that nobody has saved.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'A kite over a field' })).toBeVisible()
    await page.getByRole('link', { name: 'Hindi' }).click()
    await expect(page.getByRole('heading', { name: 'एक शांत घंटा' })).toBeVisible()

    const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
    const theirs = await visitor.newPage()
    expect((await theirs.goto(`/events/details/${id}`))?.status()).toBe(404)
    await page.getByRole('link', { name: 'Back to the details' }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('link', { name: 'See public page' })).toBeVisible()

    expect((await theirs.goto(`/events/details/${id}`))?.status()).toBe(200)
    await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // What stood in the form when it was published goes with it.
    await expect(theirs.getByText('An hour that nobody has saved.').first()).toBeVisible()
    const seen = theirs.getByRole('img', { name: 'A kite over a field' })
    expect(
      await seen.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    const shared = await theirs.locator('meta[property="og:image"]').getAttribute('content')
    expect((await theirs.request.get(shared ?? '')).headers()['content-type']).toBe('image/webp')

    await page.getByLabel('Summary (English)').fill('An hour for everyone.')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Event saved.').first()).toBeVisible()
    await theirs.reload()
    await expect(theirs.getByText('An hour for everyone.').first()).toBeVisible()
    await visitor.close()
  },
)

journey(
  'a film goes on where it was when its page was left and the same file is chosen again',
  async ({ page }, testInfo) => {
    await logInAs(page, 'kavita')
    const address = `/admin/events/${await createDraft(page, `A long evening ${Date.now()}`)}/film`
    // Of a disk: what is only in memory has another date each time.
    const path = testInfo.outputPath(film.name)
    await writeFile(path, film.buffer)
    const second = String(8 * 1024 * 1024)
    const parts: (string | undefined)[] = []
    let isHeld = true
    await page.route(/master\/tus\/./, (route) => {
      const offset = route.request().headers()['upload-offset']
      if (route.request().method() === 'PATCH') parts.push(offset)
      return isHeld && offset === second ? undefined : route.continue()
    })
    await open(page, address)
    await page.getByLabel('Video file').setInputFiles(path)
    await expect.poll(() => parts).toEqual(['0', second])
    isHeld = false
    await open(page, address)
    await page.getByLabel('Video file').setInputFiles(path)
    await expect(page.getByText('evening.mp4 is uploaded.')).toBeVisible()
    expect(parts).toEqual(['0', second, second])
  },
)

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the picture goes with the form, and is taken away', async ({ page }) => {
    await logInAs(page, 'kavita')
    const id = await createDraft(page, `A plain evening ${Date.now()}`)
    await page.goto(`/admin/events/${id}`)
    await page.getByLabel('Choose picture').setInputFiles(await photo())
    await page.getByLabel('Image description (English)').fill('A kite')
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(picturePart(page).getByRole('img', { name: 'A kite' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove picture' }).click()
    await expect(page.getByText('No picture yet')).toBeVisible()
  })

  journey('a speaker’s picture and a meeting’s report go with their forms', async ({ page, faults }) => {
    // The report is of an event that has no date.
    faults.allow(/409/)
    await logInAs(page, 'kavita')
    const data = {
      name: `Plain Thomas ${Date.now()}`,
      designation_en: 'Therapist',
      introduction_en: 'Listens.',
    }
    const { id } = await postCall(page.request, '/v2/admin/speaker/save/', data)
    await page.goto(`/admin/speakers/${id}`)
    await page.getByLabel('Choose picture').setInputFiles(await photo())
    await page.getByRole('button', { name: 'Save picture' }).click()
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible()

    await page.goto(`/admin/events/${await createDraft(page, `A plain hour ${Date.now()}`)}/registrations`)
    await page.locator('summary', { hasText: 'report' }).click()
    const buffer = Buffer.from('Name,User Email,Join Time,Leave Time\n')
    const report = { name: 'report.csv', mimeType: 'text/csv', buffer }
    await page.getByLabel('Attendance report (CSV)').setInputFiles(report)
    await page.getByRole('button', { name: 'Import report' }).click()
    await expect(page.getByText('This event has no date').first()).toBeVisible()
  })
})
