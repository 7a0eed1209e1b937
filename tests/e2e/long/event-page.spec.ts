import { cards, expect, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const EVENT = 'The first three years: what to look for'

journey.beforeEach(async ({ page }) => {
  await open(page, '/?search_query=first+three+years')
  await cards(page).getByRole('link', { name: EVENT }).click()
  await expect(page.getByRole('heading', { level: 1, name: EVENT })).toBeVisible()
})

journey('tells when it is, whether there is room, what it costs and gives', async ({ page }) => {
  const panel = page.getByRole('complementary', { name: 'Date and registration' })
  await expect(panel).toContainText(/\w{3}, \d+(st|nd|rd|th) \w{3}, \d{4}/)
  await expect(panel).toContainText('6:00–7:00 pm India Standard Time (IST)')
  await expect(panel).toContainText('Online')
  await expect(panel).toContainText(/\d+ of 500 places left/)
  await expect(panel).toContainText('Live captions')
  await expect(panel).toContainText('Sign language')
  await expect(panel).toContainText('Free of charge')
})

journey('tells whether I can take part: captions, signs, recording, breaks, language', async ({ page }) => {
  const access = page.getByRole('region', { name: 'Is it right for you?' })
  await expect(access.getByRole('term')).toHaveText([
    'Captions',
    'Sign language',
    'Recording',
    'Breaks',
    'Camera',
    'Spoken language',
  ])
  await expect(access.getByRole('definition').first()).toHaveText('Live, while people speak')
  await expect(access.getByRole('heading', { name: 'Do you need something else?' })).toBeVisible()
})

journey('leads on: to its series, to events like it, and to the list of a skill', async ({ page }) => {
  const related = page.getByRole('region', { name: 'Related events' }).getByRole('heading', { level: 3 })
  expect(await related.count()).toBeGreaterThan(0)
  await expect(related.filter({ hasText: EVENT })).toHaveCount(0)

  const next = related.first().getByRole('link')
  const title = (await next.textContent()) ?? ''
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: EVENT })).toBeVisible()

  await page.getByRole('region', { name: "Who it's for" }).getByRole('link', { name: 'Play' }).click()
  await expect(page).toHaveURL(/\/\?skill=\d+$/)
  await expect(page.getByRole('link', { name: 'Remove filter: Play' })).toBeVisible()
})

journey('Share copies the link and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('status')).toHaveText('Link Copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

journey('says when the Join button appears to those who wait on the page', async ({ page }) => {
  const id = /\/details\/(\d+)/.exec(page.url())?.[1]
  await loggedIn(page)
  await postCall(page.request, '/v2/event/register/', { id })
  let isOpen = false
  let wait = 1_000
  await page.route('**/v2/event/details/?*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    // Another wait each time, so that the page asks again.
    const room = isOpen ? { can: { join: true }, room_opens_in: null } : { room_opens_in: wait++ }
    await route.fulfill({ response, json: { ...json, data: { ...json.data, ...room } } })
  })
  await open(page, '/?search_query=first+three+years')
  await cards(page).getByRole('link', { name: EVENT }).click()
  const panel = page.getByRole('complementary', { name: 'Date and registration' })
  const told = panel.getByRole('status').filter({ hasText: /join/i })
  await expect(told).toHaveText('The Join button appears here 15 minutes before the start.')
  // Screen readers tell what changes in a region, not a region that comes with its words.
  await told.evaluate((region) => region.setAttribute('data-stays', ''))
  isOpen = true
  await expect(told).toHaveText(/^You can join now\./)
  await expect(told).toHaveAttribute('data-stays', '')
  await expect(panel.getByRole('link', { name: 'Join now' })).toBeVisible()
})

journey('has a share preview and structured data that search engines read', async ({ page, request }) => {
  const html = await (await request.get(page.url())).text()
  expect(html).toContain(`<meta property="og:title" content="${EVENT}"/>`)
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Event', name: EVENT, isAccessibleForFree: true })
})

journey.describe('a viewer in London', () => {
  journey.use({ timezoneId: 'Europe/London', locale: 'en-GB' })

  journey('sees their own time first, then that of the event', async ({ page }) => {
    const panel = page.getByRole('complementary', { name: 'Date and registration' })
    const start = (await panel.locator('time').first().getAttribute('datetime')) ?? ''
    const time = londonTime(start).replace(' pm', '–1:30 pm')
    await expect(panel).toContainText(`${time} 6:00 pm India Standard Time (IST)`)
    await open(page, `${new URL(page.url()).pathname}/thankyou/register`)
    await expect(page.getByRole('main')).toContainText(`${time} 6:00 pm India Standard Time (IST)`)
  })

  journey('sees cards in their own time', async ({ page }) => {
    await open(page, '/?search_query=first+three+years')
    const time = cards(page).filter({ hasText: EVENT }).locator('time').last()
    await expect(time).toContainText(londonTime((await time.getAttribute('datetime')) ?? ''))
  })
})

/** '12:30 pm GMT' */
function londonTime(moment: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Europe/London',
    timeZoneName: 'short',
  })
  return format.format(new Date(moment))
}
