import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dialog, logInByDialog } from '#tests/support/auth-steps.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, journey, open, signUpByCall } from '#tests/support/journeys.ts'
import { pdfOf, pdfPages, shareResource } from '#tests/support/resource-steps.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: 'What you can do with it' })
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const maker = (page: Page) => page.getByRole('region', { name: 'Made by' })
const like = (page: Page) => panel(page).getByRole('button', { name: /^Like/ })
const kept = (page: Page) => panel(page).getByRole('button', { name: 'Bookmark', pressed: true })
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words)

/** Shared by a teacher of the demo; the tabs of the journey are nobody's afterwards. */
async function shared(page: Page) {
  await logInAs(page, 'kavita')
  const title = `Tracing calm lines ${randomUUID().slice(0, 8)}`
  const made = await shareResource(page.request, { title, files: [await pdfOf(['Trace me.'])] })
  await page.context().clearCookies()
  return { ...made, title }
}

journey('what a visitor began goes on after log-in', async ({ page, context, request }) => {
  const { address, title } = await shared(page)
  const person = await signUpByCall(request)
  const asVisitor = async (step: string, body: () => Promise<void>) =>
    journey.step(step, async () => {
      await context.clearCookies()
      await open(page, address)
      await body()
    })

  await asVisitor('a like', async () => {
    await panel(page).getByRole('link', { name: /^Like/ }).click()
    await expect(dialog(page)).toContainText("We'll count your like right after.")
    await logInByDialog(page, person)
    await expect(toast(page, 'You like this resource.')).toBeVisible()
    await expect(like(page)).toHaveText('Like · 1')
  })

  await asVisitor('a bookmark', async () => {
    await panel(page).getByRole('link', { name: 'Bookmark' }).click()
    await logInByDialog(page, person)
    await expect(toast(page, 'Bookmarked. You can find it on My page.')).toBeVisible()
    await expect(kept(page)).toBeVisible()
  })

  await asVisitor('whom the visitor wants to follow', async () => {
    await maker(page).getByRole('link', { name: 'Follow Kavita Rao' }).click()
    await logInByDialog(page, person)
    await expect(toast(page, "You're following this person.")).toBeVisible()
    await expect(maker(page).getByRole('button', { name: /^Following Kavita Rao/ })).toBeVisible()
  })

  await asVisitor('a review', async () => {
    await expect(reviews(page).getByRole('radio', { name: '5 stars out of 5' })).toBeChecked()
    await reviews(page)
      .getByRole('textbox', { name: /What would you like to say/ })
      .fill('It kept him busy.')
    await reviews(page).getByRole('button', { name: 'Send review' }).click()
    await logInByDialog(page, person)
    await expect(toast(page, 'Thank you for your review!')).toBeVisible()
    await expect(reviews(page).getByRole('list').first()).toContainText('It kept him busy.')
    await expect(reviews(page).getByRole('button', { name: 'Edit review' })).toBeVisible()
  })

  await asVisitor('the file that the visitor wants to open', async () => {
    await page.getByRole('link', { name: 'Open', exact: true }).click()
    await expect(dialog(page)).toContainText('your file opens right after')
    await logInByDialog(page, person)
    await expect(page).toHaveURL(/\/fileviewer\?file=\d+$/)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(pdfPages(page)).toBeVisible()
  })
})
