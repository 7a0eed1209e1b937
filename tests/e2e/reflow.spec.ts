import type { Page } from '@playwright/test'
import { certificateOfDemo, counsellingOfDemo } from '#tests/support/demo-certificates.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { cards, expect, journey, open, signedIn } from '#tests/support/journeys.ts'

journey.use({ viewport: { width: 320, height: 640 } })

/** WCAG 1.4.12, text spacing. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`
/** The pages start at 112.5%. */
const BIG_TEXT = 'html { font-size: 225% !important }'

const pages: [string, (page: Page) => Promise<void>][] = [
  ['the home page', (page) => open(page, '/')],
  ['a filtered list', (page) => open(page, '/?age_group=2&skill=1&captions=1&search_query=play')],
  ['an empty list', (page) => open(page, '/?search_query=zzqx')],
  ['the About page', (page) => open(page, '/about')],
  ['the terms', (page) => open(page, '/terms')],
  ['the privacy policy in Hindi', (page) => open(page, '/privacy?language=hi')],
  ['my account', (page) => openSignedIn(page, '/profile')],
  ['my account to edit', (page) => openSignedIn(page, '/profile/edit')],
  ['my preferences', (page) => openSignedIn(page, '/profile/preferences')],
  ['a certificate to check', async (page) => open(page, (await certificateOfDemo(page)).check)],
  ['a group counselling certificate', (page) => open(page, counsellingOfDemo())],
  [
    "an event's certificates, for its organisers",
    async (page) => open(page, (await certificateOfDemo(page)).list),
  ],
  ['one certificate, for its organisers', async (page) => open(page, (await certificateOfDemo(page)).own)],
  ['the records of group counselling', openCounselling],
  ['the 404 page', (page) => open(page, '/nowhere')],
  ['a coming event', (page) => openEvent(page, '/?search_query=first+three+years')],
  ['a recorded event in Hindi', (page) => openEvent(page, '/?status=on-demand&language=hi')],
]

for (const [name, go] of pages) {
  journey(`${name} fits into 320 px, with big text and with wide text`, async ({ page, faults }) => {
    faults.allow(/\/nowhere/)
    await go(page)
    await expectFitting(page, 'plain')
    for (const [look, css] of [
      ['200% text', BIG_TEXT],
      ['text spacing', SPACING],
    ] as const) {
      const style = await page.addStyleTag({ content: css })
      await expectFitting(page, look)
      await style.evaluate((element: Element) => element.remove())
    }
  })
}

journey('the open menu fits into 320 px with big text', async ({ page }) => {
  await open(page, '/')
  await page.addStyleTag({ content: BIG_TEXT })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Events' })).toBeInViewport({ ratio: 1 })
  await expectFitting(page, '200% text')
})

/** With what can be unfolded. */
async function openCounselling(page: Page): Promise<void> {
  await logInAs(page, 'kavita')
  await open(page, '/admin/counselling')
  await page.getByText('Add a record').first().click()
  await page.getByText('Bring in many records').click()
}

async function openSignedIn(page: Page, address: string): Promise<void> {
  await signedIn(page, { first_name: 'Venkatanarasimharaju', last_name: 'Chakravarthula-Krishnamurthy' })
  await open(page, address)
}

async function openEvent(page: Page, list: string): Promise<void> {
  await open(page, list)
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/events\/details\//)
}

/** Nothing sticks out sideways and no text is cut off; strips that scroll by themselves may. */
async function expectFitting(page: Page, look: string): Promise<void> {
  const misfits = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect()
      const text = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      if (
        !text ||
        box.width < 2 ||
        element.closest('.visually-hidden, .skip-link') ||
        !element.checkVisibility()
      )
        continue
      if (hasSidewaysScroll(element) || isHiddenFromSight(element)) continue
      const name = `<${element.localName}> ${element.textContent?.slice(0, 40)}`
      if (box.right > width + 1 || box.left < -1) found.push(`sticks out: ${name}`)
      const { overflowX } = getComputedStyle(element)
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut off: ${name}`)
    }
    return found

    /** Such as the heads of a table whose rows are cards: for screen readers alone. */
    function isHiddenFromSight(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true
      }
      return false
    }

    function hasSidewaysScroll(element: Element): boolean {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true
      }
      return false
    }
  })
  expect(misfits, look).toEqual([])
}
