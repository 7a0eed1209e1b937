import type { Locator, Page } from '@playwright/test'
import { dialog, field, menu, password } from '#tests/support/auth-steps.ts'
import { SIGN_UP } from '#tests/support/campaign-steps.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { createDraft } from '#tests/support/draft-event.ts'
import { expect, journey, loggedIn, newEmail, open, tabTo } from '#tests/support/journeys.ts'

// Finding, quizzes, making and opening resources, films, logging in and reading preferences by keys alone stand beside
// the other journeys of their parts.

const MOST_PRESSES = 150

/** Goes there by Tab alone and presses it. */
async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted, MOST_PRESSES)
  await page.keyboard.press(key)
}

/** Goes there by Tab alone and writes into it. */
async function write(page: Page, wanted: Locator, words: string): Promise<void> {
  await tabTo(page, wanted, MOST_PRESSES)
  await page.keyboard.type(words)
}

journey('a person registers for an event by keyboard alone', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/?search_query=first+three+years')
  await press(page, page.getByRole('link', { name: /^The first three years/ }).first())
  await expect(page).toHaveURL(/\/events\/details\/\d+/)
  const register = page.locator('aside').getByRole('button', { name: 'Register' })
  await expect(register).toBeVisible()
  await press(page, register)
  await expect(page.getByRole('heading', { level: 1, name: "You're registered" })).toBeFocused()
})

journey('a visitor signs up by keyboard alone', async ({ page }) => {
  await open(page, '/about')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login' }))
  await page.keyboard.press('Enter')
  const box = dialog(page)
  await expect(field(box, 'Email')).toBeFocused()
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Enter')
  await expect(field(box, 'First name')).toBeFocused()
  await page.keyboard.type('Asha')
  await write(page, field(box, 'Last name'), 'Verma')
  await write(page, password(box), 'three wise peacocks')
  await write(page, box.getByLabel('What do you do?'), 'Parent')
  await press(page, box.getByRole('checkbox', { name: /^I am 18 or older/ }), 'Space')
  await press(page, box.getByRole('button', { name: 'Sign up' }))
  await expect(box).toBeHidden()
  await expect(menu(page)).toHaveAccessibleName('Your account, Asha Verma')
})

journey('a school begins its campaign by keyboard alone', async ({ page }) => {
  await loggedIn(page)
  await open(page, SIGN_UP)
  await tabTo(page, page.getByRole('radio').first(), MOST_PRESSES)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^My school or organisation/ })).toBeChecked()
  await write(page, field(page, 'Organisation name'), 'Hope School')
  await press(page, page.getByRole('button', { name: 'Start your campaign' }))
  await expect(page).toHaveURL(/\/programs\/campaign\/[^/]+\/\d+(#.*)?$/)
  await expect(page.getByRole('main')).toContainText('Hope School')
})

journey('a resource is reported by keyboard alone', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/report/resource/1?back=/about')
  await write(page, page.getByLabel("What's wrong?"), "It's an adv")
  await press(page, page.getByRole('button', { name: 'Send report' }))
  await expect(page.getByText('Thank you. Our team will check it.').first()).toBeVisible()
})

journey('an organiser changes an event and publishes it by keyboard alone', async ({ page }) => {
  await logInAs(page, 'kavita')
  const title = `An hour by keys ${Date.now()}`
  const id = await createDraft(page, title)
  await open(page, `/admin/events/${id}`)
  await press(page, page.getByRole('button', { name: 'Publish' }))
  const seen = page.getByRole('link', { name: 'See public page' })
  await expect(seen).toBeVisible()
  await press(page, seen)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
