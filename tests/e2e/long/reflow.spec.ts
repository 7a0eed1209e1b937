import { answeredQuestion } from '#tests/support/answered-question.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectThatRuns, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { BIG_TEXT, brokenWords, coveredShare, misfits } from '#tests/support/page-checks/reflow.ts'

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

journey('the bar of logged-in people has one line, with as many entries as there are', async ({ page }) => {
  for (const person of ['farah', 'kavita'] as const) {
    await logInAs(page, person)
    for (const width of [1366, 1280, 1140, 960])
      for (const address of ['/', '/resource', '/hi/']) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(address)
        const height = await page.getByRole('banner').evaluate((bar) => bar.clientHeight)
        expect(height, `${person}, ${width} px, ${address}`).toBe(68)
      }
    await page.context().clearCookies()
  }
})

journey(
  'in the largest text on a phone, no word of the bars and headings breaks',
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.context().addCookies([{ name: 'reading', value: '3', url: baseURL ?? '' }])
    for (const address of ['/', '/resource']) {
      await open(page, address)
      expect(await brokenWords(page, 'header a, header button, h1, h2, [class*="place"]'), address).toEqual(
        [],
      )
    }
  },
)

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
