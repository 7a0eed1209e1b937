import type { Page } from '@playwright/test'
import { drawVideo } from '#seeds/demo/resources/kinds/video.ts'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { pdfOf, shareResource } from '#tests/support/resource-steps.ts'

const text = (name: string, words: string) => ({ name, mimeType: 'text/vtt', buffer: Buffer.from(words) })
const VTT = 'WEBVTT\n\n00:00.000 --> 00:09.000\nBreathe in with the flower.\n'
const SRT = '1\n00:00:00,000 --> 00:00:09,000\nसाँस अंदर लें।\n'
const flower = async () => ({
  name: 'flower.webm',
  mimeType: 'video/webm',
  buffer: await drawVideo(1),
})

/** A second of a quiet tone. */
function tone() {
  const [rate, head] = [8_000, Buffer.alloc(44)]
  const samples = Buffer.from(
    Array.from({ length: 5 * rate }, (_, at) => 128 + Math.round(9 * Math.sin(at / 4))),
  )
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.length, 40)
  return { name: 'tone.wav', mimeType: 'audio/wav', buffer: Buffer.concat([head, samples]) }
}

const group = (page: Page) => page.getByRole('group', { name: 'Captions of flower.webm' })
const save = (page: Page) => page.getByRole('button', { name: /^(Save changes|Save as draft)$/ }).click()
const submitted = (page: Page) => expect(page).toHaveURL(/submitted=(1|changes)$/)
/** Which tracks the film has, and what the one that is shown says now. */
const tracks = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) =>
    [...film.textTracks].map(({ language, mode, activeCues }) => ({
      language,
      mode,
      says: [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(),
    })),
  )

journey('a film gets captions while it is shared, then others, then none', async ({ page, faults }) => {
  faults.allow(/422/)
  // A draft that is being saved as the page reloads is saved once more, after the later one.
  faults.allow(/draft\/save/)
  await loggedIn(page)
  await open(page, '/resource/add')
  await page.getByLabel('Type of resource').selectOption('Video')
  await page.getByLabel('Title').fill('A breathing flower')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel(/^(Files|More files) to add$/).setInputFiles(await flower())
  await expect(page.getByText(/^Uploaded/)).toBeVisible()
  const file = group(page).getByLabel('Captions file')
  await file.setInputFiles(text('wrong.vtt', 'WEBVTT\n\n00:05.000 --> 00:01.000\nBackwards\n'))
  await expect(group(page).getByText('wrong.vtt is uploaded.')).toBeVisible()
  await page.getByRole('link', { name: /Check$/ }).click()
  await save(page)
  // What is wrong stands in the second step, by its line and beside the field.
  await expect(group(page).getByText(/see line 3/)).toBeVisible()
  await expectAccessible(page, 'captions that were refused')
  await file.setInputFiles(text('right.vtt', VTT))
  await expect(group(page).getByText(/see line 3/)).toBeHidden()
  await expect(group(page).getByText('right.vtt is uploaded.')).toBeVisible()
  await page.getByRole('link', { name: /Check$/ }).click()
  await save(page)
  await submitted(page)

  await open(page, `${new URL(page.url()).pathname}?step=2`)
  await group(page).getByLabel('New captions file').setInputFiles(text('hindi.srt', SRT))
  await expect(group(page).getByRole('button', { name: /^Remove hindi/ })).toBeVisible()
  // It waits with the draft.
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/user/draft/save/') && answer.ok())
  await group(page).getByLabel('Captions language').selectOption('hi')
  await saved
  await page.reload()
  await expect(group(page).getByRole('button', { name: /^Remove hindi/ })).toBeVisible()
  await expect(group(page).getByLabel('Captions language')).toHaveValue('hi')
  await expectAccessible(page, 'captions of a film')
  await page.getByRole('link', { name: /Check$/ }).click()
  await save(page)
  await submitted(page)

  const edit = new URL(page.url()).pathname
  await open(page, edit.replace(/edit$/, 'fileviewer'))
  await expect.poll(async () => (await tracks(page)).map(({ language }) => language)).toEqual(['en', 'hi'])
  await open(page, `${edit}?step=2`)
  await group(page).getByLabel('Remove the captions in English when you save').check()
  await page.getByRole('link', { name: /Check$/ }).click()
  await save(page)
  await submitted(page)
  await open(page, edit.replace(/edit$/, 'fileviewer'))
  await expect.poll(async () => (await tracks(page)).map(({ language }) => language)).toEqual(['hi'])
})

journey('a film and a sound are played with the keyboard, the captions on', async ({ page }) => {
  await loggedIn(page)
  const film = await flower()
  const { id, address } = await shareResource(page.request, {
    title: 'Breathe and hum',
    files: [film, tone()],
  })
  await open(page, `/resource/x/${id}/edit?step=2`.replace('/resource/x', address.replace(/\/\d+$/, '')))
  await group(page).getByLabel('Captions file').setInputFiles(text('en.vtt', VTT))
  await expect(group(page).getByText('en.vtt is uploaded.')).toBeVisible()
  await page.getByRole('link', { name: /Check$/ }).click()
  await save(page)
  await submitted(page)

  await open(page, `${address}/fileviewer`)
  await expectAccessible(page, 'a film')
  await tabTo(page, page.locator('video'))
  await page.keyboard.press('Space')
  const playing = (name: 'video' | 'audio') =>
    page.locator(name).evaluate((player: HTMLMediaElement) => !player.paused && player.currentTime > 0)
  await expect.poll(() => playing('video')).toBe(true)
  await expect
    .poll(() => tracks(page))
    .toEqual([{ language: 'en', mode: 'showing', says: 'Breathe in with the flower.' }])

  await page.getByRole('link', { name: 'tone.wav', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'tone.wav' })).toBeVisible()
  await tabTo(page, page.locator('audio'))
  await page.keyboard.press('Space')
  await expect.poll(() => playing('audio')).toBe(true)
  await expectAccessible(page, 'a sound')
})

journey.describe('at 360 px', () => {
  journey.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  journey('files that are there change places by touch and by keyboard', async ({ page }) => {
    await loggedIn(page)
    const files = [await pdfOf(['One.'], 'one.pdf'), await pdfOf(['Two.'], 'two.pdf'), tone()]
    const { id, address } = await shareResource(page.request, { title: 'In another order', files })
    await open(page, `${address}/edit?step=2`)
    const names = () =>
      page
        .getByRole('list', { name: 'Files in this resource' })
        .locator('li > div p:first-child')
        .allTextContents()
    expect(await names()).toEqual(['one.pdf', 'two.pdf', 'tone.wav'])
    await page.getByRole('button', { name: 'Move two.pdf up' }).tap()
    await expect(page.getByText('two.pdf is now file 1 of 3.')).toBeAttached()
    await expect(page.getByRole('button', { name: 'Move two.pdf up' })).toBeFocused()
    const down = page.getByRole('button', { name: 'Move two.pdf down' })
    await down.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('two.pdf is now file 3 of 3.')).toBeAttached()
    await expect(down).toBeFocused()
    expect(await names()).toEqual(['one.pdf', 'tone.wav', 'two.pdf'])
    await page.getByRole('button', { name: 'Move tone.wav up' }).tap()
    await expectAccessible(page, 'files in an order')
    await page.getByRole('link', { name: /Check$/ }).click()
    await save(page)
    await submitted(page)
    const { data } = await (await page.request.get(`/resources/public/details/?id=${id}`)).json()
    expect(data.resource_files.map(({ name }: { name: string }) => name)).toEqual([
      'tone.wav',
      'one.pdf',
      'two.pdf',
    ])
  })
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey(
    'captions are sent with the form, and what is wrong is said by its line',
    async ({ page, faults }) => {
      faults.allow(/422/)
      await loggedIn(page)
      const { address } = await shareResource(page.request, {
        title: 'A plain flower',
        files: [await flower()],
      })
      await page.goto(`${address}/edit`)
      const file = group(page).getByLabel('Captions file')
      await file.setInputFiles(text('wrong.srt', '1\n00:00:01,000 --> x\nHello\n'))
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(group(page).getByText(/line/).first()).toBeVisible()
      await file.setInputFiles(text('hindi.srt', SRT))
      await group(page).getByLabel('Captions language').selectOption('hi')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await submitted(page)
      await page.goto(`${address}/edit`)
      await group(page).getByLabel('Remove the captions in Hindi when you save').check()
      await page.getByRole('button', { name: 'Save changes' }).click()
      await submitted(page)
      await page.goto(`${address}/edit`)
      await expect(group(page).getByLabel('Captions file', { exact: true })).toBeVisible()
    },
  )
})
