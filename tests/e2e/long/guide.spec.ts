import type { Page } from '@playwright/test'
import { dialog } from '#tests/support/auth-steps.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  journey,
  open,
  tabTo,
} from '#tests/support/journeys.ts'

const shortcuts = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const tour = (page: Page) => page.getByRole('region', { name: 'Short tour' })
const single = (page: Page) => page.getByRole('checkbox', { name: 'Use single-key shortcuts' })

/** Single keys act once their code is there, a moment after the page can be used. */
async function listShortcuts(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(shortcuts(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

journey('keys are listed, lead to places and search, and write as ever in a field', async ({ page }) => {
  await open(page, '/about')
  await listShortcuts(page)
  await expectAccessibleAtBothWidths(page, 'the list of keys')
  await expect(page.getByText('in the administration')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()

  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page).toHaveURL('/resource')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search resources' })
  await expect(field).toBeFocused()
  await page.keyboard.type('g h?/')
  await expect(field).toHaveValue('g h?/')
  await expect(page).toHaveURL('/resource')

  await open(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await listShortcuts(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused()
})

journey('single keys can be turned off on a device, and on again at the page of help', async ({ page }) => {
  await open(page, '/about')
  await listShortcuts(page)
  await single(page).uncheck()
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('g')
  await page.keyboard.press('h')

  await open(page, '/help')
  const opener = page.getByRole('button', { name: 'Show all shortcuts' })
  await page.getByText('Keyboard shortcuts', { exact: true }).click()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(single(page)).not.toBeChecked()
  await single(page).check()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await listShortcuts(page)
})

journey('who works in the administration finds its key in the list', async ({ page }) => {
  await logInAs(page, 'kavita')
  await open(page, '/help')
  await listShortcuts(page)
  await expect(shortcuts(page).getByText('in the administration')).toBeVisible()
})

journey('a first visit is shown around by keys, on a phone, and is not asked again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/')
  // Its code is there when the keys are.
  await listShortcuts(page)
  await page.keyboard.press('Escape')
  await expect(shortcuts(page)).toBeHidden()
  await tabTo(page, page.getByRole('link', { name: 'Show me around' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  const step = (name: string) => tour(page).getByRole('heading', { level: 2, name })
  await expect(step('Search')).toBeFocused()
  await expectAccessible(page, 'the first step')
  await tabTo(page, tour(page).getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(step('Reading and language')).toBeFocused()

  // The page beside it can be used.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await tour(page).getByRole('button', { name: 'Next' }).click()
  await expect(step('Login')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tour(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Show me around' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show me around' })).toBeHidden()
})

journey('the page of help tells the tour in words, and shows it', async ({ page }) => {
  await open(page, '/help#tour')
  await expect(page.getByText('Start with these three:')).toBeVisible()
  const opener = page.getByRole('button', { name: 'Start the tour' })
  await opener.click()
  await expect(tour(page).getByText('Step 1 of 3')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'the tour')
  await tour(page).getByRole('button', { name: 'End the tour' }).click()
  await expect(opener).toBeFocused()
})
