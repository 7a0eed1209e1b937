import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'
import { cards, expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const FARAH = { email: 'farah@pankh.example', password: DEMO_PASSWORD }
const YOUTUBE = /^https:\/\/www\.youtube-nocookie\.com\//
const VIMEO = /^https:\/\/player\.vimeo\.com\//

/**
 * Speaks as the player of YouTube does: plays from `start`, tells where it stands once it is asked, goes where it is
 * told.
 */
const youtube = `<!doctype html><title>film</title><button>Pause</button><output></output><script>
let at = Number(new URL(location).searchParams.get('start') ?? 0), plays = true, to
document.querySelector('button').onclick = () => { plays = !plays }
addEventListener('message', ({ data, origin }) => {
  const told = JSON.parse(data)
  if (told.event === 'listening') to = origin
  if (told.func === 'seekTo') at = told.args[0]
})
setInterval(() => {
  if (plays) at += 0.1
  document.querySelector('output').textContent = Math.floor(at)
  const info = { currentTime: at, playerState: plays ? 1 : 2 }
  if (to) parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), to)
}, 100)
</script>`

/** Stands in for the film's site; answers what was asked of it. */
async function otherSites(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  for (const site of [YOUTUBE, VIMEO]) {
    await context.route(site, async (route) => {
      asked.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: youtube })
    })
  }
  return asked
}

interface FilmOfList {
  id: number
  title: string
}

/** The address of a demo film, of YouTube unless told. */
async function aFilm(
  request: APIRequestContext,
  search_query = 'Ten free tools on the phone you have',
): Promise<FilmOfList> {
  const [film] = await postCall(request, '/v2/event/list/', { search_query, status: 'on-demand' })
  if (!film) throw new Error(`the demo has no film called ${search_query}`)
  return film
}

/** Goes to another page of the same document, as the router does. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page).toHaveURL(address)
}

const FILM_SECONDS = 5

/** A few seconds of moving colour, made by the browser. */
async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async (seconds) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
    const context = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => resolve()
    let frames = 0
    const painting = setInterval(() => {
      frames += 1
      if (context) context.fillStyle = `hsl(${frames * 10} 60% 50%)`
      context?.fillRect(0, 0, 160, 90)
      if (frames < seconds * 10) return
      clearInterval(painting)
      recorder.stop()
    }, 100)
    recorder.start()
    await promise
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  }, FILM_SECONDS)
  return Buffer.from(bytes)
}

const beats = (page: Page) =>
  page.waitForResponse((response) => {
    const sent = response.request()
    return (
      response.url().endsWith('/v2/event/watch/') &&
      sent.method() === 'POST' &&
      sent.postDataJSON().intervals.length > 0
    )
  })

const film = (page: Page) => page.frameLocator('iframe[title^="Video: "]')
const line = (page: Page) => page.locator('li[aria-current="true"]')

journey('a visitor sees the picture, logs in and is registered', async ({ page, context, request }) => {
  const asked = await otherSites(context)
  const { id, title } = await aFilm(request)
  await open(page, `/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(`${title} · Pankh`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log in to watch' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Log in to watch this video.')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(FARAH.email)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(FARAH.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Registration Successful!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
  await expect(page.getByText('Find ten tools on your phone.').first()).toBeVisible()
  expect(asked).toEqual([])
})

journey(
  'a film plays after a press, its text follows, and what was watched is kept',
  async ({ page, context, request }) => {
    const asked = await otherSites(context)
    await loggedIn(page)
    const { id } = await aFilm(request)
    await open(page, `/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`)
    expect(asked).toEqual([])

    await page.getByRole('button', { name: 'Watch the video' }).click()
    await expect(page.getByText('Registration Successful!')).toBeVisible()
    await expect(line(page)).toContainText('Reading aloud, dictation, captions')
    expect(asked).toHaveLength(1)
    await expectAccessible(page)

    const kept = beats(page)
    await page.getByRole('button', { name: /^2:35/ }).click()
    await expect(line(page)).toContainText('Find ten tools on your phone.')
    await expect(film(page).getByRole('status')).toHaveText(/^15[7-9]$/)
    await film(page).getByRole('button', { name: 'Pause' }).click()
    const { data } = await (await kept).json()
    expect(data.watched_seconds).toBeGreaterThan(0)
    expect(data.position_seconds).toBeGreaterThanOrEqual(155)

    await page.reload()
    await page.getByRole('button', { name: 'Play the video' }).click()
    await expect(page.getByText(/Resuming at 2 min 3\d s/)).toBeVisible()
    const start = Number(new URL(asked.at(-1) ?? '').searchParams.get('start'))
    expect(start).toBeGreaterThanOrEqual(data.position_seconds)
    await page.getByRole('button', { name: 'Start from the beginning' }).click()
    await expect(line(page)).toContainText('Reading aloud, dictation, captions')
  },
)

journey(
  'a film can be reached from another page without a second press',
  async ({ page, context, request }) => {
    const asked = await otherSites(context)
    await loggedIn(page)
    const { id, title } = await aFilm(request)
    await open(page, `/events/details/${id}`)
    // In the same document, as the router goes: it began with a page that shows no frames.
    await page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Transcript' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Watch the video' }).click()
    await expect(film(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(asked).toHaveLength(1)
  },
)

journey('the whole page works by keyboard', async ({ page, context, request }) => {
  await otherSites(context)
  await loggedIn(page)
  const { id } = await aFilm(request)
  await open(page, `/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`)
  await tabTo(page, page.getByRole('button', { name: 'Watch the video' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Video: / })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^5:10/ }))
  await page.keyboard.press('Enter')
  await expect(line(page)).toContainText('They are free.')
})

journey(
  'addresses lead to the right film, to the list, or to the event',
  async ({ page, request, faults }) => {
    const { id } = await aFilm(request)
    const right = `/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`
    const wrong = await request.get(`/events/on-demand/another-name/${id}`, { maxRedirects: 0 })
    expect(wrong.status()).toBe(301)
    expect(wrong.headers().location).toBe(right)

    await open(page, '/events/on-demand')
    await expect(page.getByRole('heading', { level: 1, name: 'Videos to watch any time' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/events\/on-demand\/[^/]+\/\d+$/)

    await page.goto('/?status=upcoming')
    const coming = await cards(page).first().getByRole('link').getAttribute('href')
    await page.goto(`/events/on-demand/coming/${coming?.split('/').at(-1)}`)
    await expect(page).toHaveURL(coming ?? '')

    faults.allow(/404/)
    expect((await page.goto('/events/on-demand/nothing/999999'))?.status()).toBe(404)
    expect((await page.goto('/events/on-demand/nothing/12x'))?.status()).toBe(404)
  },
)

journey('it reads well in the dark and at 320 px', async ({ page, context, request }) => {
  await otherSites(context)
  await loggedIn(page)
  const { id } = await aFilm(request)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, `/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`)
  await page.getByRole('button', { name: 'Watch the video' }).click()
  await expect(line(page)).toBeVisible()
  await expectAccessible(page, 'dark')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

journey('a film of our own plays with captions and at another speed', async ({ page, context, request }) => {
  await otherSites(context)
  await loggedIn(page)
  const { id } = await aFilm(request)
  await open(page, `/events/details/${id}`)
  const bytes = await recordFilm(page)
  await page.evaluate(async (film) => {
    const body = JSON.stringify({ id: film })
    const headers = { 'content-type': 'application/json' }
    await fetch('/v2/event/register/', { method: 'POST', headers, body })
  }, id)
  await context.route('**/files/own/film', (route) =>
    route.fulfill({ contentType: 'video/webm', body: bytes }),
  )
  // The demo has films of other sites only.
  await page.route(`**/v2/event/watch/?id=${id}`, async (route) => {
    const answer = await (await route.fetch()).json()
    answer.data.source = { kind: 'file', address: '/files/own/film', bytes: 3_500_000 }
    await route.fulfill({ json: answer })
  })
  await goTo(page, `/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`)

  const video = page.locator('video')
  await expect(video).toHaveAccessibleName(/^Video: Ten free tools/)
  await page.getByLabel('Speed').selectOption('1.5')
  await expect(video).toHaveJSProperty('playbackRate', 1.5)
  const kept = beats(page)
  await page.getByRole('button', { name: /^0:00/ }).click()
  await expect(line(page)).toContainText('Reading aloud, dictation, captions')
  const said = () =>
    video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.activeCues?.[0]?.id !== undefined)
  await expect.poll(said).toBe(true)
  const { data } = await (await kept).json()
  expect(data.watched_seconds).toBeGreaterThan(0)
  await expectAccessible(page)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a press registers and shows the film with its text', async ({ page, context, request }) => {
    const asked = await otherSites(context)
    await loggedIn(page)
    const { id } = await aFilm(request)
    await page.goto(`/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Watch the video' }).click()
    await expect(page.locator('iframe')).toBeVisible()
    expect(asked).toHaveLength(1)
    await expect(page.getByText('Find ten tools on your phone.').first()).toBeVisible()
  })

  journey('a visitor is led to the log-in and back', async ({ page, request }) => {
    const { id } = await aFilm(request)
    await page.goto(`/events/on-demand/ten-free-tools-on-the-phone-you-have/${id}`)
    await page.getByRole('button', { name: 'Log in to watch' }).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Fevents%2Fon-demand%2Ften-free-tools/)
  })
})
