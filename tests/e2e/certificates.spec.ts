import type { Page } from '@playwright/test'
import { counsellingOfDemo } from '#tests/support/demo-certificates.ts'
import { logInAs, OWN_PAGE } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, expectRunning, journey, open } from '#tests/support/journeys.ts'

/** A certificate workshop that Meera came to, and Arjun for a while. */
const TITLE = 'One lesson, many ways in'

/** The address of an event of the demo. */
async function addressOf(page: Page, search_query: string): Promise<string> {
  const answer = await page.request.post('/v2/event/list/', { data: { search_query }, headers: OWN_PAGE })
  const { data } = await answer.json()
  return `/events/details/${data[0].id}`
}

journey('who came downloads the certificate, has it mailed, and others check it', async ({ page }) => {
  await logInAs(page, 'meera')
  const address = await addressOf(page, TITLE)
  await open(page, address)
  const own = page.getByRole('region', { name: 'Your certificate' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^PANKH-\d{4}-\d{6}\.pdf$/)
  await expectAccessible(page)

  await own.getByRole('button', { name: 'Send to my email' }).click()
  await expect(page).toHaveURL(`${address}/thankyou/certificate`)
  await expect(page.getByText('Certificate sent to your registered email!')).toBeVisible()

  const outbox = await (await page.request.get('/dev/outbox/list/')).json()
  const mail = outbox.data.find(
    ({ kind, to }: { kind: string; to: string }) => kind === 'certificate' && to.startsWith('meera@'),
  )
  expect(mail.attachments).toMatchObject([{ content_type: 'application/pdf' }])
  const check = /\/certificates\/[0-9A-Z-]+/.exec(mail.text)?.[0] ?? ''
  await page.context().clearCookies()
  await open(page, check)
  await expect(page.getByRole('heading', { level: 1, name: 'This certificate is genuine' })).toBeVisible()
  await expect(page.getByText('Meera Nair')).toBeVisible()
  await expectAccessible(page)
})

journey('who was there too short a time is told so, beside the button', async ({ page, faults }) => {
  faults.allow(/403/)
  await logInAs(page, 'arjun')
  const address = await addressOf(page, TITLE)
  await open(page, address)
  await expect(page.getByRole('region', { name: 'Your certificate' })).toBeHidden()
  const id = address.split('/').at(-1)
  const answer = await page.request.get(`/v2/event/certificate/?id=${id}`, {
    headers: OWN_PAGE,
  })
  expect((await answer.json()).errors[0].code).toBe('NotAttended')
})

journey('a refused download says why, beside the button', async ({ page, faults }) => {
  faults.allow(/409|Failed to load resource/)
  await logInAs(page, 'meera')
  await open(page, await addressOf(page, TITLE))
  const message = 'The organisers took this certificate back.'
  await page.route(/\/v2\/event\/certificate\/\?/, (route) =>
    route.fulfill({ status: 409, json: { success: false, data: { message }, errors: [] } }),
  )
  const own = page.getByRole('region', { name: 'Your certificate' })
  await own.getByRole('link', { name: 'Download PDF' }).click()
  await expect(own.getByText(message)).toBeVisible()
  await expect(page.getByRole('status').or(page.getByRole('alert')).getByText(message).first()).toBeVisible()
})

journey('a code of nobody is said to be none', async ({ page, faults }) => {
  faults.allow(/404/)
  await page.goto('/certificates/AAAAA-AAAAA-AAAAA-AAAAA')
  await expect(page.getByRole('heading', { level: 1, name: 'No certificate found' })).toBeVisible()
  await expectAccessible(page)
})

journey(
  'a counselling certificate is shown for all its facts, and shared by a link that names nobody',
  async ({ page }) => {
    const answer = await page.goto(counsellingOfDemo())
    await expectRunning(page)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    await expect(page.getByRole('heading', { level: 1, name: 'Group counselling certificate' })).toBeVisible()
    await expect(page.getByText('Meera Nair')).toBeVisible()
    expect(await page.content()).not.toContain('Your next sessions')
    await expectAccessible(page)

    const shared = await page.getByRole('link', { name: /group-counselling/ }).getAttribute('href')
    expect(shared).not.toMatch(/meera/i)
    await open(page, shared ?? '')
    await expect(page.getByText('Meera Nair')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('group-counselling-certificate.pdf')
  },
)

journey('a forged counselling address shows nothing, whatever is wrong in it', async ({ page }) => {
  const forged = [
    { topic: 'Sleep' },
    { speaker: '2' },
    { day: '2020-01-01' },
    { email: 'arjun@pankh.example' },
  ].map(counsellingOfDemo)
  for (const address of [...forged, '/group-counselling/certificate/meera@pankh.example']) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1, name: 'No certificate found' }), address).toBeVisible()
    await expect(page.getByText('Meera Nair')).toBeHidden()
  }
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the certificate is opened by a link and mailed by a form', async ({ page, context }) => {
    await logInAs(page, 'farah')
    const address = await addressOf(page, 'From sounds to words: a first course in phonics')
    await page.goto(address)
    const own = page.getByRole('region', { name: 'Your certificate' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      own.getByRole('link', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await own.getByRole('button', { name: 'Send to my email' }).click()
    await expect(page).toHaveURL(`${address}/thankyou/certificate`)
    await context.clearCookies()
  })
})
