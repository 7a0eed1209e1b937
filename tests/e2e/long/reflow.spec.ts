import { answeredQuestion } from '#tests/support/answered-question.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectThatRuns, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { BIG_TEXT, coveredShare, misfits } from '#tests/support/page-checks/reflow.ts'

// What each page as it opens does at this width is in accessibility.spec.ts.
journey.use({ viewport: { width: 320, height: 640 } })

journey('the open menu fits into 320 px with big text', async ({ page }) => {
  await open(page, '/')
  await page.addStyleTag({ content: BIG_TEXT })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Events' })).toBeInViewport({ ratio: 1 })
  expect(await misfits(page, '200% text')).toEqual([])
})

journey('a row with a very long word fits into 320 px with big text', async ({ page }) => {
  await logInAs(page, 'kavita')
  await open(page, '/admin/speakers')
  await page.addStyleTag({ content: BIG_TEXT })
  await page
    .getByRole('rowheader')
    .first()
    .getByRole('link')
    .evaluate((link) => {
      link.textContent = 'Venkatanarasimharajuvaripeta1795298911355'
    })
  expect(await misfits(page, '200% text')).toEqual([])
})

journey('bars leave most of a low window to what is read', async ({ page }) => {
  await logInAs(page, 'kavita')
  for (const address of [
    '/',
    '/resource',
    '/certificate-programs/details',
    '/profile/edit',
    '/admin/events/4',
  ])
    await journey.step(address, async () => {
      // 1280 × 800 at 400%, a phone on its side, and the lowest window in which bars stay.
      for (const [width, height] of [
        [320, 200],
        [740, 320],
        [320, 400],
      ] as const) {
        await page.setViewportSize({ width, height })
        await open(page, address)
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
        expect(await coveredShare(page), `${width} × ${height}`).toBeLessThanOrEqual(0.4)
      }
    })
})

journey('what is new stands in one line on the bell, also in big text', async ({ page }) => {
  await answeredQuestion(page, await loggedIn(page), 1)
  await open(page, '/')
  const bell = page.getByRole('link', { name: /new$/ })
  await expectThatRuns(bell)
  const count = bell.locator('[aria-hidden]', { hasText: /\d/ })
  for (const look of ['', BIG_TEXT]) {
    if (look) await page.addStyleTag({ content: look })
    for (const sign of ['24', '99+']) {
      const lines = await count.evaluate((element, words) => {
        element.textContent = words
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      }, sign)
      expect(lines, sign).toBe(1)
    }
  }
})
