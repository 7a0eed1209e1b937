import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, journey, loggedIn, open, tabTo } from '#tests/support/journeys.ts'
import { part } from '#tests/support/profile-steps.ts'

journey('a picture is chosen, cropped by keyboard, shown and removed', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/profile/edit')
  await choosePicture(page, await photo())
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' })
  const area = dialog.getByRole('group', { name: 'The part of the picture that is shown' })
  await tabTo(page, area)
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, dialog.getByRole('slider', { name: 'Zoom' }))
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page, 'crop')
  await tabTo(page, dialog.getByRole('button', { name: 'Use this picture' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').getByText('User Updated!')).toBeVisible()
  const shown = part(page, 'Your picture').locator('img')
  await expect(shown).toHaveAttribute('src', /^\/pictures\/.*-256\.webp$/)
  await expectLoaded(shown)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Choose picture' })).toBeVisible()
})

journey('an upload shows how far it is and can be cancelled', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/profile/edit')
  await page.route('**/v2/user/picture/upload/', () => {})
  await choosePicture(page, await photo())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Uploading your picture' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('progressbar')).toBeHidden()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

journey('what is no picture is refused in words', async ({ page }) => {
  await loggedIn(page)
  await open(page, '/profile/edit')
  await choosePicture(page, Buffer.from('not a picture'))
  await expect(part(page, 'Your picture').getByRole('alert')).toContainText("couldn't open")
  await expect(page.getByRole('dialog')).toBeHidden()
})

async function choosePicture(page: Page, buffer: Buffer): Promise<void> {
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
}

const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } })
    .jpeg()
    .toBuffer()

async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), { message: 'loaded' })
    .toBe(256)
}
