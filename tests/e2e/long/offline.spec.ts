import type { BrowserContext, Page } from '@playwright/test'
import { drawVideo } from '#seeds/demo/resources/kinds/video.ts'
import { expect, expectAccessible, expectRunning, signUpByCall } from '#tests/support/journeys.ts'
import {
  keptOfPeople,
  keptOfVisits,
  onDevice,
  openAndKeep,
  resourceOfAnother,
} from '#tests/support/offline-steps.ts'
import { postCall, uploadByCall } from '#tests/support/post-call.ts'
import { shareResource } from '#tests/support/resource-steps.ts'

const WAITS = "Saved on this device. We'll send it when you're back online."
const QUESTION = 'Is there a break for little ones?'

/** An event of the demo, of which a new person may do everything. */
const EVENT = '/events/details/1'

/** What `doFiveMutations` does, in order. */
const FIVE_MUTATIONS = [
  '/v2/resource/like/',
  '/v2/resource/bookmark/',
  '/v2/user/follow/',
  '/resources/review/add/',
  '/v2/event/question/add/',
]

async function readResource(context: BrowserContext, id: number) {
  const answer = await context.request.get('/resources/public/details/', { params: { id } })
  return (await answer.json()).data
}

/** Likes, bookmarks, follows, reviews and asks, in two tabs that are open. */
async function doFiveMutations(resource: Page, event: Page): Promise<void> {
  const waits = (page: Page) => page.getByRole('status').getByText(WAITS)
  await resource.getByRole('button', { name: /^Like/ }).click()
  await expect(waits(resource)).toBeVisible()
  await expect(resource.getByRole('button', { name: /^Like · 1/ })).toHaveAttribute('aria-pressed', 'true')
  await resource.getByRole('button', { name: 'Bookmark' }).click()
  await expect(resource.getByRole('button', { name: 'Bookmark', pressed: true })).toBeVisible()
  await resource.getByRole('button', { name: /^Follow / }).click()
  await expect(resource.getByText('1 follower')).toBeVisible()
  await resource.getByLabel('What would you like to say about it?').fill('We use it every day.')
  await resource.getByRole('button', { name: 'Send review' }).click()
  await expect(resource.getByLabel('What would you like to say about it?')).toHaveValue('')
  await event.getByLabel('Ask a question').fill(QUESTION)
  await event.getByRole('button', { name: 'Send question' }).click()
  await expect(waits(event)).toBeVisible()
  await expect(event.getByLabel('Ask a question')).toHaveValue('')
}

async function cutAndDoFive(context: BrowserContext, address: string): Promise<void> {
  const [resource, event] = [await context.newPage(), await context.newPage()]
  await Promise.all([openAndKeep(resource, address), openAndKeep(event, EVENT)])
  await context.setOffline(true)
  await doFiveMutations(resource, event)
  await event.goto('/offline')
  await expect(event.getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem')).toHaveCount(5)
}

const questionsAsked = async (context: BrowserContext): Promise<number> => {
  const questions = await postCall(context.request, '/v2/event/question/list/', { id: 1, length: 100 })
  return questions.filter(
    ({ is_mine, question }: { is_mine: boolean; question: string }) => is_mine && question === QUESTION,
  ).length
}

onDevice(
  'five mutations without a network are done once each, in order, when the browser is online again',
  async ({ device }) => {
    const first = await device.start()
    const { id, address } = await resourceOfAnother(first)
    await signUpByCall(first.request)
    await cutAndDoFive(first, address)
    await first.close()

    const again = await device.start()
    const page = await again.newPage()
    await page.goto('/about')
    // The page or the worker sends it, whichever is first.
    await expect.poll(() => device.network.sent, { timeout: 30_000 }).toEqual(FIVE_MUTATIONS)
    expect(await readResource(again, id)).toMatchObject({
      is_liked: true,
      likes_count: 1,
      is_bookmarked: true,
      is_creator_followed: true,
      rating_count: 1,
    })
    expect(await questionsAsked(again)).toBe(1)
    await page.reload()
    await page.goto('/offline')
    await expect(page.getByText('Nothing is waiting.')).toBeVisible()
    expect(device.network.sent).toEqual(FIVE_MUTATIONS)
  },
)

onDevice(
  'nothing of it is sent or shown under another person, and the first one still can',
  async ({ device }) => {
    const first = await device.start()
    const { id, address } = await resourceOfAnother(first)
    const asha = await signUpByCall(first.request)
    await cutAndDoFive(first, address)
    await first.clearCookies()
    await first.close()

    const again = await device.start()
    await signUpByCall(again.request, { first_name: 'Ravi' })
    const page = await again.newPage()
    await openAndKeep(page, '/offline')
    await expect(page.getByText('Nothing is waiting.')).toBeVisible()
    expect(device.network.sent).toEqual([])
    expect(await readResource(again, id)).toMatchObject({ likes_count: 0, rating_count: 0 })

    await again.clearCookies()
    const login = { identifier: asha.email, password: asha.password }
    await postCall(again.request, '/user/client/login/', login)
    await page.goto('/about')
    await expect.poll(() => device.network.sent, { timeout: 30_000 }).toEqual(FIVE_MUTATIONS)
    expect(await readResource(again, id)).toMatchObject({ likes_count: 1, rating_count: 1 })
  },
)

onDevice(
  'a page that was opened is there without a network; another one says what works now',
  async ({ device }) => {
    const context = await device.start()
    await signUpByCall(context.request)
    const page = await context.newPage()
    await openAndKeep(page, EVENT)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/^Shown from your device, as of/)).toBeVisible()
    // Whoever was logged in here still is: what they do waits.
    await expect(page.getByRole('button', { name: 'Send question' })).toBeVisible()
    await expect(page.getByText('Asha', { exact: true }).first()).toBeVisible()
    await page.clock.fastForward(5_000)
    await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click()
    await expect(page.getByText("You're offline. Change the language when you're back online.")).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(/\/offline\?from=%2Fabout/)
    await expect(page.getByRole('heading', { level: 1, name: "You're offline" })).toBeVisible()
    await expect(
      page.getByRole('region', { name: "Pages you've opened before" }).getByRole('link'),
    ).toHaveCount(1)
    await expectAccessible(page, 'the offline page')

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(/\/about(\?|$)/)
    await expect(page.getByText(/^Shown from your device/)).toHaveCount(0)
  },
)

onDevice(
  'what was saved is read without a network, and logging out leaves nothing of anybody',
  async ({ device }) => {
    const context = await device.start()
    const { address } = await resourceOfAnother(context)
    await signUpByCall(context.request)
    const page = await context.newPage()
    await openAndKeep(page, address)
    // Pressed before its code has come.
    const code = Promise.withResolvers<void>()
    await page.route(/\/assets\/save-offline-(?!place)/, async (route) => {
      await code.promise
      await route.continue()
    })
    await page.reload()
    await expectRunning(page)
    await page.getByRole('button', { name: 'Save for offline' }).press('Enter')
    code.resolve()
    await expect(page.getByText(/^This takes \d+ kB on your device, with 1 file\./)).toBeVisible()
    const saveIt = page.getByRole('button', { name: 'Save it' })
    await expect(saveIt).toBeFocused()
    await page.unrouteAll()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText(/^Saved on this device/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open saved items' })).toBeFocused()

    await context.setOffline(true)
    await page.getByRole('link', { name: 'Open saved items' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Colour cards/ })).toBeVisible()
    const file = page
      .getByRole('region', { name: 'Files' })
      .getByRole('link', { name: 'colours.pdf', exact: true })
    const bytes = await page.evaluate(
      async (from) => (await (await fetch(from)).arrayBuffer()).byteLength,
      (await file.getAttribute('href')) ?? '',
    )
    expect(bytes).toBeGreaterThan(500)
    await expectAccessible(page, 'a saved resource')

    for (const own of [
      `${address}/fileviewer`,
      `/auth?next=${encodeURIComponent(`${address}/fileviewer`)}`,
    ]) {
      await page.goto(own)
      await expect(page).toHaveURL(/\/offline\?pack=resource-\d+$/)
      await expect(page.getByRole('heading', { level: 1, name: /^Colour cards/ })).toBeVisible()
    }
    await page.goto(`/hi${address}/fileviewer`)
    await expect(page).toHaveURL(/\/hi\/offline\?pack=resource-\d+$/)
    await page.goto(address)
    await page.getByRole('button', { name: /^Like/ }).click()
    await expect(page.getByRole('status').getByText(WAITS)).toBeVisible()
    expect(await keptOfPeople(page)).toBe(4)
    expect(await keptOfVisits(page)).not.toEqual([])
    await context.route('**/v2/resource/like/', (route) => route.abort())
    await context.setOffline(false)
    await page.goto('/about')
    await expectRunning(page)
    await page.locator('[data-account-menu]').click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out and delete' }).click()
    await expect(page).toHaveURL('/')
    expect(await keptOfPeople(page)).toBe(0)
    expect(await keptOfVisits(page)).toEqual([])
  },
)

onDevice(
  'a saved film keeps its captions, what is said in it, and the warning before it',
  async ({ device }) => {
    const context = await device.start()
    const film = { name: 'flower.webm', mimeType: 'video/webm', buffer: await drawVideo(1) }
    const vtt = 'WEBVTT\n\n00:00.000 --> 00:09.000\nBreathe in with the flower.\n'
    await signUpByCall(context.request, { first_name: 'Zoya' })
    const words = { name: 'flower.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) }
    const [film_id, upload_id] = [
      await uploadByCall(context.request, film),
      await uploadByCall(context.request, words),
    ]
    const { address } = await shareResource(context.request, {
      title: 'A breathing flower',
      fields: {
        add_type: 2,
        resource_files: [film_id],
        captions: { [film_id]: { upload_id, language: 'en' } },
        warnings: ['flashing'],
      },
    })
    await context.clearCookies()
    const page = await context.newPage()
    await page.goto(address)
    await expect(page.getByText('Before you open it')).toHaveCount(1)

    await signUpByCall(context.request)
    await openAndKeep(page, address)
    await page.getByRole('button', { name: 'Save for offline' }).click()
    await page.getByRole('button', { name: 'Save it' }).click()
    await expect(page.getByRole('status').getByText(/^Saved on this device/)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Open saved items' }).click()
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(headings).toContainText(['Before you open it', 'Files'])
    await expect(page.getByText('Breathe in with the flower.')).toBeVisible()
    const captions = page.getByRole('link', { name: 'flower.webm: Captions (English)', exact: true })
    const saved = await page.evaluate(
      async (from) => (await fetch(from)).text(),
      (await captions.getAttribute('href')) ?? '',
    )
    expect(saved).toContain('Breathe in')
  },
)

onDevice('a new version asks first, and takes nothing that somebody is writing', async ({ device }) => {
  const context = await device.start()
  await signUpByCall(context.request)
  const page = await context.newPage()
  await openAndKeep(page, EVENT)
  const field = page.getByLabel('Ask a question')
  await field.fill(QUESTION)

  device.network.hasNewWorker = true
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.getByText("You'll lose what you wrote on this page and haven't sent.")).toBeVisible()

  device.network.hasNoScripts = true
  await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).hover()
  await expect(page.getByText(/^Part of this page couldn't be loaded\./)).toBeVisible()
  await expect(field).toHaveValue(QUESTION)

  device.network.hasNoScripts = false
  await page.getByRole('button', { name: 'Update anyway' }).click()
  await expect(field).toHaveValue('')
  await expectRunning(page)
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)
})
