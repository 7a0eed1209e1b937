import type { Page } from '@playwright/test'
import { attendedEvent } from '#tests/support/attended-event.ts'
import { logInAs } from '#tests/support/demo-logins.ts'
import { expect, expectAccessible, journey, open } from '#tests/support/journeys.ts'
import { postCall } from '#tests/support/post-call.ts'

const verdictOf = async (page: Page, check: string) => {
  const visitor = await page.context().browser()?.newPage()
  if (!visitor) throw new Error('the browser is gone')
  await visitor.goto(new URL(check, page.url()).href)
  const words = await visitor.getByRole('article').textContent()
  await visitor.close()
  return words
}
const checkAddress = async (page: Page) =>
  (await page.getByRole('link', { name: 'See its public page' }).getAttribute('href')) ?? ''

journey(
  'an organiser issues certificates, corrects a name and revokes one, and the check page says so',
  async ({ page, playwright, baseURL }) => {
    await logInAs(page, 'kavita')
    const given = { title: 'Calm nights', people: ['Asha', 'Ravi'] }
    const { id } = await attendedEvent(page, { playwright, baseURL }, given)
    await open(page, `/admin/events/${id}`)
    await page
      .getByRole('navigation', { name: 'Pages of this event' })
      .getByRole('link', { name: 'Certificates' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Certificates' })).toBeVisible()
    await expect(page.getByText('for 36 of 60 minutes (60%)')).toBeVisible()
    await expect(page.getByText('2 entitled, without a certificate so far.')).toBeVisible()
    await expectAccessible(page, 'nobody has one yet')

    await page.getByRole('button', { name: 'Issue a certificate to Asha Verma' }).click()
    await expect(page.getByText('1 entitled, without a certificate so far.')).toBeVisible()
    await page.getByLabel('Email each certificate').uncheck()
    await page.getByRole('button', { name: 'Issue for everyone' }).click()
    await expect(page.getByText(/Certificates being made: 1/).first()).toBeVisible()
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('rowheader', { name: /Ravi Verma/ })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByText('Everyone who is entitled to a certificate has one.')).toBeVisible()
    await expectAccessible(page, 'everyone has one')

    await page.getByRole('link', { name: 'Asha Verma' }).click()
    await expect(page.getByLabel('Name on the certificate')).toHaveValue('Asha Verma')
    const misspelt = await checkAddress(page)
    await page.getByLabel('Name on the certificate').fill('Aasha Verma')
    await page.getByRole('button', { name: 'Reissue certificate' }).click()
    await expect(page.getByText('Aasha Verma').first()).toBeVisible()
    await expectAccessible(page, 'one certificate')
    expect(await verdictOf(page, misspelt)).toContain('This certificate was revoked')
    const corrected = await verdictOf(page, await checkAddress(page))
    expect(corrected).toContain('This certificate is genuine')
    expect(corrected).toContain('Aasha Verma')

    await open(page, `/admin/events/${id}/certificates?search_query=Ravi`)
    await page.getByRole('link', { name: 'Ravi Verma' }).click()
    await page.getByRole('button', { name: 'Revoke certificate' }).click()
    await expect(page.getByText('Reason: This is Required.')).toBeVisible()
    await page.getByLabel('Reason').fill('He asked us to')
    await page.getByRole('button', { name: 'Revoke certificate' }).click()
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
    await expect(page.getByText('He asked us to')).toBeVisible()
    const revoked = await verdictOf(page, await checkAddress(page))
    expect(revoked).toContain('This certificate was revoked')
    expect(revoked).not.toContain('He asked us to')
  },
)

journey(
  'an attendee whose certificate needs a review is led to the review, then to the certificate',
  async ({ page, playwright, baseURL }) => {
    await logInAs(page, 'kavita')
    const given = { title: 'Calm mornings', people: ['Asha'] }
    const { id, people } = await attendedEvent(page, { playwright, baseURL }, given)
    await postCall(page.request, '/v2/admin/certificate/rule/', { id, needs_review: true })
    const [asha] = people
    await postCall(page.request, '/user/client/login/', {
      identifier: asha?.email,
      password: asha?.password,
    })
    const own = page.getByRole('region', { name: 'Your certificate' })
    await open(page, '/my-pankh-page')
    await expect(page.getByText('Your certificate is ready')).toHaveCount(0)
    await open(page, `/events/details/${id}`)
    await expect(own).toContainText('Review the event to get your certificate.')
    await expectAccessible(page, 'the review comes first')
    await own.getByRole('link', { name: 'Write a review' }).click()
    await expect(page).toHaveURL(/#reviews$/)
    await postCall(page.request, '/v2/event/review/add/', { id, rating: 5, feedback: '' })
    await open(page, `/events/details/${id}`)
    await expect(own).toContainText('Your certificate is ready.')
    await open(page, '/my-pankh-page')
    await expect(page.getByText('Your certificate is ready')).toBeVisible()
  },
)

journey('whoever does not organise the event does not find its certificates', async ({ page, faults }) => {
  faults.allow(/404/)
  for (const name of [undefined, 'meera', 'arjun']) {
    if (name) await logInAs(page, name)
    for (const path of [
      '/admin/events/1/certificates',
      '/admin/events/1/certificates/1',
      '/admin/counselling',
    ]) {
      expect((await page.goto(path))?.status(), `${name} ${path}`).toBe(404)
    }
  }
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey(
    'certificates are issued, corrected and revoked too',
    async ({ page, playwright, baseURL, faults }) => {
      // A revocation without a reason is refused.
      faults.allow(/422/)
      await logInAs(page, 'kavita')
      const { id } = await attendedEvent(
        page,
        { playwright, baseURL },
        { title: 'Calm days', people: ['Meena'] },
      )
      await page.goto(`/admin/events/${id}/certificates`)
      await page.getByRole('button', { name: 'Issue a certificate to Meena Verma' }).click()
      await page.getByRole('link', { name: 'Meena Verma' }).click()
      await page.getByLabel('Name on the certificate').fill('Mina Verma')
      await page.getByRole('button', { name: 'Reissue certificate' }).click()
      await expect(page.getByText('Mina Verma').first()).toBeVisible()
      await page.getByRole('button', { name: 'Revoke certificate' }).click()
      await expect(page.getByRole('link', { name: 'This is Required.' })).toBeVisible()
      await page.getByLabel('Reason').fill('By mistake')
      await page.getByRole('button', { name: 'Revoke certificate' }).click()
      await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
    },
  )
})
