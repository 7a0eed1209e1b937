import type { APIRequestContext } from '@playwright/test'
import { logInByCall } from '#tests/support/demo-logins.ts'
import { cards, expect, expectAccessible, journey, loggedIn, open } from '#tests/support/journeys.ts'
import { OWN_PAGE, postCall } from '#tests/support/post-call.ts'

journey(
  'who holds the link of a cancelled event reads that it is, and goes on to another',
  async ({ page, request: organiser, faults }) => {
    const title = `Evening songs ${Date.now()}`
    const id = await publishEvent(organiser, title)

    const person = await loggedIn(page)
    await open(page, `/events/details/${id}`)
    const panel = page.locator('aside')
    await panel.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByRole('heading', { level: 1, name: "You're registered" })).toBeVisible()

    await postCall(organiser, '/v2/admin/event/cancel/', { id, note: 'The speaker is ill.' })

    // Its mail leads here.
    const answer = await page.goto(`/events/details/${id}/thankyou/register`)
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveURL(`/events/details/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`Cancelled: ${title} · Pankh`)
    await expect(panel).toContainText('This event was cancelled')
    await expect(panel).toContainText('Planned for Fri, 1st Mar, 2030')
    await expect(panel).toContainText("You don't need to do anything.")
    await expect(panel.getByRole('button')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(facts.eventStatus).toBe('https://schema.org/EventCancelled')
    await expectAccessible(page)
    await expect
      .poll(async () => {
        const { data } = await (await page.request.get('/dev/outbox/list/')).json()
        return data.map((mail: { to: string; kind: string }) => `${mail.to} ${mail.kind}`)
      })
      .toContain(`${person.email} event-cancelled`)

    faults.allow(/409/)
    const refused = await page.request.post('/v2/event/register/', { data: { id }, headers: OWN_PAGE })
    expect(refused.status()).toBe(409)
    await page.goto(`/events/details/${id}/join`)
    await expect(panel).toContainText('This event was cancelled')

    await page.getByRole('link', { name: 'See all events' }).click()
    await expect(cards(page).first()).toBeVisible()
    await open(page, `/?search_query=${encodeURIComponent(title)}`)
    await expect(page.getByRole('heading', { level: 3, name: title })).toHaveCount(0)
  },
)

async function publishEvent(organiser: APIRequestContext, title: string): Promise<number> {
  await logInByCall(organiser, 'kavita')
  const { data: choices } = await (await organiser.get('/v2/admin/event/choices/')).json()
  const { id } = await postCall(organiser, '/v2/admin/event/save/', {
    event_type_id: choices.types[0].id,
    title_en: title,
    summary_en: 'We sing together.',
    description_en: 'Four songs, and time to listen.',
    starts_at: '2030-03-01T17:00',
    ends_at: '2030-03-01T18:00',
    time_zone: 'Asia/Kolkata',
    zoom_link: 'https://meet.example.org/songs',
    access_captions: 'live',
    access_sign_language: false,
    access_recording: false,
    access_breaks: true,
    access_camera_optional: true,
    access_language: 'en',
    access_adjustment_en: 'Write to us.',
  })
  await postCall(organiser, '/v2/admin/event/publish/', { id })
  return id
}
