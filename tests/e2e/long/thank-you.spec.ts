import { expect, expectAccessible, journey } from '#tests/support/journeys.ts'

journey('thank-you pages for each occasion, with and without an event', async ({ page }) => {
  for (const [type, title] of [
    ['register', "You're registered"],
    ['certificate', 'Your certificate is on its way'],
    ['feedback', 'Thank you for your feedback'],
  ] as const) {
    for (const address of [`/events/details/1/thankyou/${type}`, `/events/details/thankyou/${type}`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page, address)
    }
  }
})
