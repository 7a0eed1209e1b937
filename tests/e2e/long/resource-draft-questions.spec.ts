import type { Page } from '@playwright/test'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { savedDraft } from '#tests/support/making-steps.ts'

const title = (page: Page) => page.getByLabel('Title')
const notice = (page: Page) => page.getByText(/^You changed, sent or discarded this form in another window/)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function write(page: Page, words: string): Promise<void> {
  const answer = page.waitForResponse((one) => one.url().endsWith('/user/draft/save/'))
  await title(page).fill(words)
  await answer
}

/** Nothing of the form lies above the box that an element stands in. */
const isOnTop = (page: Page) =>
  notice(page).evaluate((words) => {
    const box = words.parentElement as HTMLElement
    const { left, top, width, height } = box.getBoundingClientRect()
    for (let x = left + 12; x < left + width - 12; x += 6)
      for (let y = top + 12; y < top + height - 12; y += 6)
        if (!box.contains(document.elementFromPoint(x, y))) return false
    return true
  })

journey(
  'whoever writes in two places is asked which words to go on with, and loses neither',
  async ({ page, context, faults }) => {
    faults.allow(/draft\/save\/|409/)
    await page.setViewportSize({ width: 360, height: 700 })
    await loggedIn(page)
    const other = await context.newPage()
    await open(page, '/resource/add')
    await open(other, '/resource/add')
    const saved = savedDraft(other, 'the phone')
    await title(other).fill('Written on the phone')
    await saved
    await write(page, 'Written on the laptop')
    await expect(notice(page)).toBeVisible()
    await expect(title(page)).toHaveValue('Written on the laptop')
    await page.getByRole('radio', { name: 'Write it here' }).scrollIntoViewIfNeeded()
    await expect.poll(() => isOnTop(page)).toBe(true)
    await expectAccessible(page, 'two drafts')

    await button(page, 'Show the other version').click()
    await expect(title(page)).toHaveValue('Written on the phone')
    const beside = page.getByRole('region', {
      name: /^This browser also has changes that aren't in this form/,
    })
    await expect(beside).toBeVisible()
    await expectAccessible(page, 'words beside the draft')
    const use = beside.getByRole('button', { name: 'Use them instead' })
    await tabTo(page, use)
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveValue('Written on the laptop')
    await expect(page.getByRole('main')).toBeFocused()
    // What stood in the form is set aside in its place, so that it can be used again.
    await use.click()
    await expect(title(page)).toHaveValue('Written on the phone')
    await use.click()
    await expect(title(page)).toHaveValue('Written on the laptop')
    await beside.getByRole('button', { name: 'Discard' }).click()
    await expect(beside).toBeHidden()

    await write(other, 'Written on the bus')
    await expect(notice(other)).toBeVisible()
    const chosen = savedDraft(other, 'the bus')
    await tabTo(other, button(other, 'Keep this version'))
    await other.keyboard.press('Enter')
    await chosen
    await expect(notice(other)).toBeHidden()
    await expect(other.getByRole('main')).toBeFocused()
    await open(page, '/resource/add')
    await expect(title(page)).toHaveValue('Written on the bus')
  },
)

const aside = (page: Page) => page.getByText(/^This browser also has changes that aren't in this form/)
const keptHere = (page: Page) => page.getByText('Nothing is lost: your draft is kept in this browser.')

journey(
  'what a phone hides without a network is saved when it is back, and nothing is asked',
  async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/)
    await loggedIn(page)
    await open(page, '/resource/add')
    await write(page, 'Written at home')
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await title(page).fill('Written on the train')
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await failed
    const saved = savedDraft(page, 'on the train')
    await context.setOffline(false)
    await saved
    await expect(page.getByText('Draft saved.')).toBeVisible()
    await expect(aside(page)).toBeHidden()
    await expect(title(page)).toHaveValue('Written on the train')
  },
)

journey(
  'what is typed while kept words are being sent stays in the form, and the kept words can be had',
  async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/)
    await loggedIn(page)
    await open(page, '/resource/add')
    await write(page, 'Written at home')
    await context.setOffline(true)
    await title(page).fill('Written on the train')
    await expect(keptHere(page)).toBeVisible()
    await page.close()
    await context.setOffline(false)

    const later = await context.newPage()
    // Only the form sends it.
    await later.route(/\/assets\/.*send-waiting/, () => undefined)
    const typed = Promise.withResolvers<void>()
    await later.route('**/user/draft/save/', async (route) => {
      if (route.request().postData()?.includes('on the train')) await typed.promise
      await route.continue()
    })
    const sending = later.waitForRequest((one) => one.postData()?.includes('on the train') ?? false)
    await open(later, '/resource/add')
    await sending
    await title(later).fill('Written at the desk')
    const saved = savedDraft(later, 'at the desk')
    typed.resolve()
    await saved
    await expect(aside(later)).toBeVisible()
    await expect(title(later)).toHaveValue('Written at the desk')
    await later.getByRole('button', { name: 'Use them instead' }).click()
    await expect(title(later)).toHaveValue('Written on the train')
  },
)
