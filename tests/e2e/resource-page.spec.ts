import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dialog } from '#tests/support/auth-steps.ts'
import { logInAs, logInByCall } from '#tests/support/demo-logins.ts'
import {
  expect,
  expectAccessible,
  httpJourney,
  journey,
  loggedIn,
  open,
  refuseWith,
  signUpByCall,
} from '#tests/support/journeys.ts'
import { expectRendered, pdfOf, shareResource } from '#tests/support/resource-steps.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'What you can do with it' })
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const maker = (page: Page) => page.getByRole('region', { name: 'Made by' })
const like = (page: Page) => panel(page).getByRole('button', { name: /^Like/ })
const kept = (page: Page) => panel(page).getByRole('button', { name: 'Bookmark', pressed: true })
const toast = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
const newTitle = () => `Tracing calm lines ${randomUUID().slice(0, 8)}`

/** Shared by a teacher of the demo; the tabs of the journey are nobody's afterwards. */
async function shared(page: Page, wanted: Partial<Parameters<typeof shareResource>[1]> = {}) {
  await logInAs(page, 'kavita')
  const title = newTitle()
  const made = await shareResource(page.request, { title, files: [await pdfOf(['Trace me.'])], ...wanted })
  await page.context().clearCookies()
  return { ...made, title }
}

httpJourney(
  'what leads nowhere, and what is one person’s alone',
  async ({ request, playwright, baseURL }) => {
    const owner = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await logInByCall(owner, 'kavita')
    const files = [await pdfOf(['Trace me.'])]

    await httpJourney.step('a wrong title leads to the right one and keeps what was asked', async () => {
      const { address } = await shareResource(owner, { title: newTitle(), files })
      const wrong = address.replace(/[^/]+\/(\d+)$/, 'some-other-words/$1')
      const answer = await request.get(`${wrong}?utm_source=mail`, { maxRedirects: 0 })
      expect(answer.status()).toBe(301)
      expect(answer.headers().location).toBe(`${address}?utm_source=mail`)
      expect(new URL((await request.get(wrong)).url()).pathname).toBe(address)
    })

    await httpJourney.step('what is not there, or is somebody else’s alone, is not found', async () => {
      const { address } = await shareResource(owner, {
        title: newTitle(),
        files,
        fields: { privacy: 'Only me' },
      })
      for (const way of ['', '/preview', '/fileviewer']) {
        expect((await request.get(address + way)).status()).toBe(404)
      }
      await signUpByCall(request)
      expect((await request.get(address)).status()).toBe(404)
      const html = await (await owner.get(address)).text()
      expect(html).toContain('Only you can see this resource.')
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    })
    await owner.dispose()
  },
)

journey(
  'says what it is; what a person does changes at once, and goes back if it fails',
  async ({ page, request, faults }) => {
    const { address, title } = await shared(page)
    await loggedIn(page)
    await open(page, address)

    await journey.step('says what it is, for whom, and how it prints', async () => {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText('Trace the lines.')).toBeVisible()
      await expect(panel(page)).toContainText('CC BY 4.0')
      const forWhom = page.getByRole('region', { name: "Who it's for" }).getByRole('link').first()
      await expect(forWhom).toHaveAttribute('href', /\/resource\?age_group=\d+$/)
      await expectAccessible(page)
      const html = await (await request.get(address)).text()
      expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
      const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
      expect(JSON.parse(data)).toMatchObject({ '@type': 'LearningResource', name: title })
    })

    await journey.step('what did not arrive goes back and says so', () =>
      faults.allowIn(/503/, () => expectTakenBack(page)),
    )

    await journey.step('like and bookmark change at once, and hold', async () => {
      const arrived = ['like', 'bookmark'].map((act) => page.waitForResponse(`**/v2/resource/${act}/`))
      await like(page).click()
      await expect(like(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(like(page)).toHaveText('Like · 1')
      await panel(page).getByRole('button', { name: 'Bookmark' }).click()
      await expect(kept(page)).toBeVisible()
      await Promise.all(arrived)
      await page.reload()
      await expect(like(page)).toHaveText('Like · 1')
      await expect(kept(page)).toBeVisible()
      await like(page).click()
      await expect(like(page)).toHaveText('Like · 0')
    })
  },
)

journey('the pages of a worksheet are seen, paged through and printed at one press', async ({ page }) => {
  const { address, id, title } = await shared(page, { files: [await pdfOf(['One', 'Two', 'Three'])] })
  await expectRendered(page.request, id)
  const gallery = page.getByRole('region', { name: 'Pictures of the pages' })
  const pages = page.getByRole('region', { name: `Swipe through the pages: ${title}` })

  await journey.step('a visitor sees the first page, and how many more there are', async () => {
    await open(page, address)
    await expect(gallery.getByRole('img')).toHaveCount(1)
    await expect(gallery.getByRole('status')).toHaveText('Page 1 of 3')
    await expect(gallery).toContainText('2 more pages')
    await expect(gallery.getByRole('link', { name: 'Log in to see all pages' })).toBeAttached()
    await expectAccessible(page, 'to a visitor')
  })

  await journey.step('a member pages through all of them, by keys and by buttons', async () => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(
          document.querySelectorAll('#printed-file img').length,
        )
      }
    })
    await loggedIn(page)
    await open(page, address)
    await pages.focus()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByRole('status')).toHaveText('Page 2 of 3')
    await gallery.getByRole('button', { name: 'Next page' }).click()
    await expect(gallery.getByRole('status')).toHaveText('Page 3 of 3')
    await expectAccessible(page, 'to a member')
  })

  await journey.step('Print opens the print window with every page', async () => {
    await panel(page).getByRole('link', { name: 'Print' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '3')
  })
})

async function expectTakenBack(page: Page): Promise<void> {
  const calls = ['**/v2/resource/like/', '**/v2/resource/bookmark/', '**/v2/user/follow/']
  for (const call of calls)
    await page.route(
      call,
      refuseWith(503, "Something isn't working on our side. Please try again in a minute."),
    )
  await like(page).click()
  await expect(panel(page)).toContainText("We couldn't change your like. Please try again.")
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false')
  await panel(page).getByRole('button', { name: 'Bookmark' }).click()
  await expect(panel(page)).toContainText("We couldn't bookmark this. Please try again.")
  await maker(page)
    .getByRole('button', { name: /^Follow/ })
    .click()
  await expect(maker(page)).toContainText("We couldn't follow this person. Please try again.")
  await expect(maker(page).getByRole('button', { name: 'Follow Kavita Rao' })).toBeVisible()
  for (const call of calls) await page.unroute(call)
}

journey(
  'a film waits for a press, other links open in a new tab, and Share is counted',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: 'film', contentType: 'text/html' }))
    const links = ['https://www.youtube.com/watch?v=PankhDemo04', 'https://example.org/calm']
    const { address, id } = await shared(page, { files: [], links })
    await open(page, address)

    await journey.step('Share copies the link, shows a code, and is counted', async () => {
      await panel(page).getByRole('button', { name: 'Share' }).click()
      const whatsapp = dialog(page).getByRole('link', { name: 'Send on WhatsApp' })
      await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
      await dialog(page).getByRole('button', { name: 'Show QR code' }).click()
      await expect(dialog(page).getByRole('img', { name: /^QR code/ })).toBeVisible()
      await expectAccessible(page, 'the share dialog')
      // A code that is drawn was passed on to nobody yet.
      await expect(panel(page)).not.toContainText('Shared')
      await dialog(page).getByRole('button', { name: 'Copy link' }).click()
      await expect(toast(page, 'Link Copied!')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
      await expect(dialog(page)).toBeHidden()
      await expect(panel(page)).toContainText('Shared 1 time')
      await expect
        .poll(async () => {
          const { data } = await (await page.request.get(`/resources/public/details/?id=${id}`)).json()
          return data.shares_count
        })
        .toBe(1)
    })

    await journey.step('a film of YouTube plays after a press, other links open in a new tab', async () => {
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.getByRole('link', { name: 'Play the video' }).click()
      const film = /^https:\/\/www\.youtube-nocookie\.com\/embed\//
      await expect(page.locator('iframe')).toHaveAttribute('src', film)
      const away = page.getByRole('link', { name: 'example.org/calm' })
      await expect(away).toHaveAttribute('rel', 'noopener nofollow')
      await expect(away).toHaveAttribute('target', '_blank')
    })
  },
)

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a person likes, keeps, follows, reviews and plays a film', async ({ page }) => {
    await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: 'film', contentType: 'text/html' }))
    const links = ['https://www.youtube.com/watch?v=PankhDemo04']
    const { address } = await shared(page, { files: [], links })
    await loggedIn(page)
    await page.goto(address)
    await like(page).click()
    await expect(like(page)).toHaveText('Like · 1')
    await panel(page).getByRole('button', { name: 'Bookmark' }).click()
    await expect(kept(page)).toBeVisible()
    await page.getByRole('button', { name: 'Follow Kavita Rao' }).click()
    await expect(page.getByRole('button', { name: /^Following Kavita Rao/ })).toBeVisible()
    await reviews(page).getByRole('button', { name: 'Send review' }).click()
    await expect(page).toHaveURL(/#reviews$/)
    await expect(reviews(page).getByRole('list').first()).toContainText('You')
    await page.getByRole('link', { name: 'Play the video' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /youtube-nocookie/)
  })
})
