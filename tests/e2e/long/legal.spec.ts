import { expect, journey, open } from '#tests/support/journeys.ts'

journey('the terms are found in the footer and read in both languages', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click()
  await expect(page).toHaveURL(/\/terms/)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeFocused()
  await expect(page.getByText(/Last changed: \d+\w\w \w+, \d{4}/)).toBeVisible()
  await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'नियम और शर्तें' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'hi')
  await page.getByRole('link', { name: 'Read this in English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
})

journey('the contents lead to their part', async ({ page }) => {
  await open(page, '/privacy')
  await page.getByText('On this page').click()
  await page.getByRole('link', { name: 'Your rights' }).click()
  await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the privacy policy is a plain page in both languages', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { name: 'Children', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'गोपनीयता नीति' })).toBeVisible()
  })
})
