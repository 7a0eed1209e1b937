import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logInAs } from '#tests/support/demo-logins.ts'
import {
  expect,
  expectAccessible,
  journey,
  open,
  refuseWith,
  type SignedInPerson,
  signedIn,
} from '#tests/support/journeys.ts'
import { pdfOf, pdfPages, shareResource } from '#tests/support/resource-steps.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'What you can do with it' })
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' })
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

/** Somebody who has an account, and has not logged in here. */
async function visitorWithAccount(page: Page): Promise<SignedInPerson> {
  const person = await signedIn(page)
  await page.context().clearCookies()
  return person
}

async function logInByDialog(page: Page, { email, password }: SignedInPerson): Promise<void> {
  const box = page.getByRole('dialog')
  await box.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await box.getByRole('button', { name: 'Next' }).click()
  await box.getByLabel('Password', { exact: true }).fill(password)
  await box.getByRole('button', { name: 'Login' }).click()
}

journey('a wrong title leads to the right one and keeps what was asked', async ({ page, request }) => {
  const { address } = await shared(page)
  const wrong = address.replace(/[^/]+\/(\d+)$/, 'some-other-words/$1')
  const answer = await request.get(`${wrong}?utm_source=mail`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`${address}?utm_source=mail`)
  await open(page, wrong)
  expect(new URL(page.url()).pathname).toBe(address)
})

journey('what is not there, or is somebody else’s alone, is not found', async ({ page, faults }) => {
  faults.allow(/404/)
  const { address } = await shared(page, { fields: { privacy: 'Only me' } })
  for (const way of ['', '/preview', '/fileviewer']) {
    expect((await page.goto(address + way))?.status()).toBe(404)
  }
  await signedIn(page)
  expect((await page.goto(address))?.status()).toBe(404)
  await logInAs(page, 'kavita')
  await open(page, address)
  await expect(page.getByText('Only you can see this resource.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

journey('says what it is, for whom, and how it prints', async ({ page, request }) => {
  const { address, title } = await shared(page)
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Trace the lines.')).toBeVisible()
  await expect(panel(page)).toContainText('CC BY 4.0')
  await expect(page.getByRole('region', { name: 'For whom' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /\/resource\?age_group=\d+$/,
  )
  await expectAccessible(page)
  const html = await (await request.get(address)).text()
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@type': 'LearningResource', name: title })
})

journey('like and bookmark change at once, and hold', async ({ page }) => {
  const { address } = await shared(page)
  await signedIn(page)
  await open(page, address)
  const like = panel(page).getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText('Like · 1')
  await panel(page).getByRole('button', { name: 'Add to my resources' }).click()
  const kept = panel(page).getByRole('button', { name: /^In my resources/ })
  await expect(kept).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(like).toHaveText('Like · 1')
  await expect(kept).toBeVisible()
  await like.click()
  await expect(like).toHaveText('Like · 0')
})

journey(
  'a like, a bookmark and a follow that did not arrive go back and say so',
  async ({ page, faults }) => {
    faults.allow(/503/)
    const { address } = await shared(page)
    await signedIn(page)
    await open(page, address)
    for (const call of ['**/v2/resource/like/', '**/v2/resource/bookmark/', '**/v2/user/follow/']) {
      await page.route(call, refuseWith(503, 'We cannot reach our records just now.'))
    }
    const like = panel(page).getByRole('button', { name: /^Like/ })
    await like.click()
    await expect(panel(page)).toContainText('Your like was not changed. Please try again.')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await panel(page).getByRole('button', { name: 'Add to my resources' }).click()
    await expect(panel(page)).toContainText('It was not added to your resources. Please try again.')
    const maker = page.getByRole('region', { name: 'Made by' })
    await maker.getByRole('button', { name: /^Follow/ }).click()
    await expect(maker).toContainText('We could not note that you follow. Please try again.')
    await expect(maker.getByRole('button', { name: 'Follow Kavita Rao' })).toBeVisible()
  },
)

journey("a visitor's like goes on after log-in", async ({ page }) => {
  const { address } = await shared(page)
  const person = await visitorWithAccount(page)
  await open(page, address)
  await panel(page).getByRole('link', { name: /^Like/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Your like is counted right after.')
  await logInByDialog(page, person)
  await expect(toast(page, 'You like this resource.')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: /^Like/ })).toHaveText('Like · 1')
})

journey("a visitor's bookmark goes on after log-in", async ({ page }) => {
  const { address } = await shared(page)
  const person = await visitorWithAccount(page)
  await open(page, address)
  await panel(page).getByRole('link', { name: 'Add to my resources' }).click()
  await logInByDialog(page, person)
  await expect(toast(page, 'Added to your resources.')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: /^In my resources/ })).toBeVisible()
})

journey('whom a visitor wants to follow is followed after log-in', async ({ page }) => {
  const { address } = await shared(page)
  const person = await visitorWithAccount(page)
  await open(page, address)
  const maker = page.getByRole('region', { name: 'Made by' })
  await maker.getByRole('link', { name: 'Follow Kavita Rao' }).click()
  await logInByDialog(page, person)
  await expect(toast(page, 'You follow this person now.')).toBeVisible()
  await expect(maker.getByRole('button', { name: /^Following Kavita Rao/ })).toBeVisible()
})

journey('the file that a visitor wants to open opens after log-in', async ({ page }) => {
  const { address, title } = await shared(page)
  const person = await visitorWithAccount(page)
  await open(page, address)
  await panel(page).getByRole('link', { name: 'Open' }).click()
  await expect(page.getByRole('dialog')).toContainText('your file opens right after')
  await logInByDialog(page, person)
  await expect(page).toHaveURL(/\/fileviewer\?file=\d+$/)
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(pdfPages(page)).toBeVisible()
})

journey('what a visitor reviews is sent after log-in', async ({ page }) => {
  const { address } = await shared(page)
  const person = await visitorWithAccount(page)
  await open(page, address)
  await expect(reviews(page).getByRole('radio', { name: '5 stars out of 5' })).toBeChecked()
  await reviews(page)
    .getByRole('textbox', { name: /What do you want to say/ })
    .fill('It kept him busy.')
  await reviews(page).getByRole('button', { name: 'Send my review' }).click()
  await logInByDialog(page, person)
  await expect(toast(page, 'Thank you for your review!')).toBeVisible()
  await expect(reviews(page).getByRole('list').first()).toContainText('It kept him busy.')
  await expect(reviews(page).getByRole('button', { name: 'Change my review' })).toBeVisible()
})

journey('Share copies the link, shows a code, and is counted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { address, id } = await shared(page)
  await open(page, address)
  await panel(page).getByRole('button', { name: 'Share' }).click()
  const box = page.getByRole('dialog')
  await expect(box.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
  await box.getByRole('button', { name: 'Show a QR code' }).click()
  await expect(box.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expectAccessible(page, 'the share dialog')
  // A code that is drawn was passed on to nobody yet.
  await expect(panel(page)).toContainText('Shared 0 times')
  await box.getByRole('button', { name: 'Copy the link' }).click()
  await expect(toast(page, 'Link Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(box).toBeHidden()
  await expect(panel(page)).toContainText('Shared 1 time')
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/resources/public/details/?id=${id}`)).json()
      return data.shares_count
    })
    .toBe(1)
})

journey('a film of YouTube waits for a press, other links open in a new tab', async ({ page }) => {
  await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: 'film', contentType: 'text/html' }))
  const links = ['https://www.youtube.com/watch?v=PankhDemo04', 'https://example.org/calm']
  const { address } = await shared(page, { files: [], links })
  await open(page, address)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: 'Play the film' }).click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  )
  const away = page.getByRole('link', { name: 'example.org/calm' })
  await expect(away).toHaveAttribute('rel', 'noopener nofollow')
  await expect(away).toHaveAttribute('target', '_blank')
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('a person likes, keeps, follows, reviews and plays a film', async ({ page }) => {
    await page.route(/youtube-nocookie/, (route) => route.fulfill({ body: 'film', contentType: 'text/html' }))
    const links = ['https://www.youtube.com/watch?v=PankhDemo04']
    const { address } = await shared(page, { files: [], links })
    await signedIn(page)
    await page.goto(address)
    await panel(page).getByRole('button', { name: /^Like/ }).click()
    await expect(panel(page).getByRole('button', { name: /^Like/ })).toHaveText('Like · 1')
    await panel(page).getByRole('button', { name: 'Add to my resources' }).click()
    await expect(panel(page).getByRole('button', { name: /^In my resources/ })).toBeVisible()
    await page.getByRole('button', { name: 'Follow Kavita Rao' }).click()
    await expect(page.getByRole('button', { name: /^Following Kavita Rao/ })).toBeVisible()
    await reviews(page).getByRole('button', { name: 'Send my review' }).click()
    await expect(page).toHaveURL(/#reviews$/)
    await expect(reviews(page).getByRole('list').first()).toContainText('You')
    await page.getByRole('link', { name: 'Play the film' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /youtube-nocookie/)
  })
})
