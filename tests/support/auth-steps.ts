import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#seeds/demo/content/people.ts'
import { expect, type LoggedInPerson } from './journeys.ts'

/** A person of the demo. */
export const MEERA = { email: 'meera@pankh.example', password: DEMO_PASSWORD }
/** An expected refusal of the server also appears in the browser's console. */
export const REFUSED = /\/user\/client\/login\//

export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (where: Page | Locator, name: string) =>
  where.getByRole('textbox', { name, exact: true })
export const password = (where: Page | Locator, name = 'Password') => where.getByLabel(name, { exact: true })
export const menu = (page: Page) => page.locator('summary[data-account-menu]')
/** Above the page, for people without JavaScript. */
export const notice = (page: Page) => page.locator('main noscript p')

export async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(dialog(page)).toBeVisible()
  return dialog(page)
}

export async function checkAccount(where: Page | Locator, email: string): Promise<void> {
  await field(where, 'Email').fill(email)
  await where.getByRole('button', { name: 'Next' }).click()
}

/** In the dialog that opens for a pending action. */
export async function logInByDialog(page: Page, person: LoggedInPerson): Promise<void> {
  await checkAccount(dialog(page), person.email)
  await password(dialog(page)).fill(person.password)
  await dialog(page).getByRole('button', { name: 'Login' }).click()
}
