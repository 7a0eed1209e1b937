import type { APIRequestContext, Page } from '@playwright/test'
import { counsellingOfDemo } from '#tests/support/demo-certificates.ts'
import { logInAs, logInByCall } from '#tests/support/demo-logins.ts'
import {
  expect,
  expectAccessible,
  expectRunning,
  httpJourney,
  journey,
  open,
  refuseWith,
} from '#tests/support/journeys.ts'
import { mailsTo } from '#tests/support/outbox.ts'
import { OWN_PAGE, postCall } from '#tests/support/post-call.ts'

/** A certificate workshop that Meera came to, and Arjun for a while. */
const TITLE = 'One lesson, many ways in'
const TAKEN_BACK = 'The organisers have revoked this certificate.'
const DOWNLOAD = /\/v2\/event\/certificate\/\?/

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The address of an event of the demo. */
async function addressOf(request: APIRequestContext, search_query: string): Promise<string> {
  const [event] = await postCall(request, '/v2/event/list/', { search_query })
  return `/events/details/${event.id}`
}

journey(
  'who came downloads the certificate, has it mailed, and others check it',
  async ({ page, faults }) => {
    await logInAs(page, 'meera')
    const address = await addressOf(page.request, TITLE)
    await open(page, address)
    const own = page.getByRole('region', { name: 'Your certificate' })
    const pdf = own.getByRole('link', { name: 'Download PDF' })

    await journey.step('a refused download says why, beside the button', () =>
      faults.allowIn(/409/, async () => {
        await page.route(DOWNLOAD, refuseWith(409, TAKEN_BACK))
        await pdf.click()
        await expect(own.getByRole('alert')).toHaveText(TAKEN_BACK)
        await expect(page.getByText(TAKEN_BACK)).toHaveCount(1)
        await page.unroute(DOWNLOAD)
      }),
    )

    await journey.step('it is downloaded', async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), pdf.click()])
      expect(download.suggestedFilename()).toMatch(/^PANKH-\d{4}-\d{6}\.pdf$/)
      await expectAccessible(page)
    })

    await journey.step('it is mailed', async () => {
      await own.getByRole('button', { name: 'Send to your email' }).click()
      await expect(page).toHaveURL(`${address}/thankyou/certificate`)
      await expect(heading(page, 'Your certificate is on its way')).toBeVisible()
    })

    await journey.step('others check it by the link in the mail', async () => {
      const mails = await mailsTo(page.request, 'meera@pankh.example')
      const mail = mails.find(({ kind }) => kind === 'certificate')
      expect(mail?.attachments).toMatchObject([{ content_type: 'application/pdf' }])
      const check = /\/certificates\/[0-9A-Z-]+/.exec(mail?.text ?? '')?.[0] ?? ''
      await page.context().clearCookies()
      await open(page, check)
      await expect(heading(page, 'This certificate is genuine')).toBeVisible()
      await expect(page.getByText('Meera Deshpande')).toBeVisible()
      await expectAccessible(page)
    })

    await journey.step('a code of nobody is said to be none', () =>
      faults.allowIn(/404/, async () => {
        await page.goto('/certificates/AAAAA-AAAAA-AAAAA-AAAAA')
        await expect(heading(page, 'No certificate found')).toBeVisible()
        await expectAccessible(page)
      }),
    )
  },
)

httpJourney('who was there too short a time is offered none', async ({ request }) => {
  const address = await addressOf(request, TITLE)
  const offered = async (name: string) => {
    await logInByCall(request, name)
    return (await (await request.get(address)).text()).includes('Your certificate')
  }
  expect(await offered('meera')).toBe(true)
  expect(await offered('arjun')).toBe(false)
  const id = address.split('/').at(-1)
  const answer = await request.get(`/v2/event/certificate/?id=${id}`, { headers: OWN_PAGE })
  expect((await answer.json()).errors[0].code).toBe('NotAttended')
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
    await expect(heading(page, 'Group counselling certificate')).toBeVisible()
    await expect(page.getByText('Meera Deshpande')).toBeVisible()
    expect(await page.content()).not.toContain('Your next sessions')
    await expectAccessible(page)

    const shared = await page.getByRole('link', { name: /group-counselling/ }).getAttribute('href')
    expect(shared).not.toMatch(/meera/i)
    await open(page, shared ?? '')
    await expect(page.getByText('Meera Deshpande')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('group-counselling-certificate.pdf')
  },
)

httpJourney('a forged counselling address shows nothing, whatever is wrong in it', async ({ request }) => {
  const forged = [
    { topic: 'Sleep' },
    { speaker: '2' },
    { day: '2020-01-01' },
    { email: 'arjun@pankh.example' },
  ].map(counsellingOfDemo)
  for (const address of [...forged, '/group-counselling/certificate/meera@pankh.example']) {
    const html = await (await request.get(address)).text()
    expect(html, address).toMatch(/<h1\b[^>]*>No certificate found<\/h1>/)
    expect(html, address).not.toContain('Meera Deshpande')
  }
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the certificate is opened by a link and mailed by a form', async ({ page, context }) => {
    await logInAs(page, 'farah')
    const address = await addressOf(page.request, 'From sounds to words: a first course in phonics')
    await page.goto(address)
    const own = page.getByRole('region', { name: 'Your certificate' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      own.getByRole('link', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
    await own.getByRole('button', { name: 'Send to your email' }).click()
    await expect(page).toHaveURL(`${address}/thankyou/certificate`)
    await context.clearCookies()
  })
})
