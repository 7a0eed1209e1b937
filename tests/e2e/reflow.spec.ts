import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, journey, open } from '#tests/support/journeys.ts'
import { BIG_TEXT, misfits } from '#tests/support/page-checks/reflow.ts'

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
