import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { signUpByCall } from './journeys.ts'
import { OWN_PAGE, postCall, uploadByCall } from './post-call.ts'

const HOUR = 3_600_000
/** The time in the event's zone. */
const inIndia = (moment: number) => new Date(moment + 5.5 * HOUR).toISOString().slice(0, 16)

const facts = {
  event_type_id: 1,
  summary_en: 'A short hour.',
  description_en: 'What we do first.',
  time_zone: 'Asia/Kolkata',
  zoom_link: 'https://meet.example.org/room',
  has_certificate: true,
  attendance_share: 60,
  access_captions: 'live',
  access_sign_language: false,
  access_recording: false,
  access_breaks: false,
  access_camera_optional: true,
  access_language: 'en',
  access_adjustment_en: 'Write to us.',
}

type SignedUp = Awaited<ReturnType<typeof signUpByCall>>

interface Given {
  title: string
  /** First names of people who attended the whole event. */
  people: readonly string[]
}

/**
 * An event of yesterday with certificates, made by the administrator who is logged in in the tab, and new people who
 * attended it and can log in. It is past and was not recorded, so no list of another journey contains it.
 */
export async function attendedEvent(
  page: Page,
  { playwright, baseURL }: { playwright: PlaywrightWorkerArgs['playwright']; baseURL: string | undefined },
  { title, people }: Given,
): Promise<{ id: number; people: SignedUp[] }> {
  const call = (path: string, data: object) => postCall(page.request, path, data)
  const [soon, start] = [Date.now() + 24 * HOUR, Date.now() - 24 * HOUR]
  const { id } = await call('/v2/admin/event/save/', { ...facts, title_en: title, ...hourFrom(soon) })
  await call('/v2/admin/event/publish/', { id })
  const there: SignedUp[] = []
  for (const first_name of people) {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    there.push(await signUpByCall(request, { first_name }))
    await postCall(request, '/v2/event/register/', { id })
    await request.dispose()
  }
  const details = await (await page.request.get(`/v2/admin/event/details/?id=${id}`)).json()
  const { revision } = details.data
  await call('/v2/admin/event/save/', { ...facts, id, revision, title_en: title, ...hourFrom(start) })
  await sendReport(page, id, { emails: there.map(({ email }) => email), start })
  const { unmatched } = await (
    await page.request.post('/v2/admin/event/registration/list/', { data: { id }, headers: OWN_PAGE })
  ).json()
  for (const attendee of unmatched) {
    await call('/v2/admin/event/report/decide/', { id: attendee.id, user_id: attendee.account.id })
  }
  return { id, people: there }
}

const hourFrom = (start: number) => ({ starts_at: inIndia(start), ends_at: inIndia(start + HOUR) })

async function sendReport(page: Page, id: number, { emails, start }: { emails: string[]; start: number }) {
  const clock = (moment: number) => inIndia(moment).replace('T', ' ')
  const rows = emails.map((email) => `Somebody,${email},${clock(start)},${clock(start + HOUR)}`)
  const text = ['Name,User Email,Join Time,Leave Time', ...rows].join('\n')
  const file = { name: 'report.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  const upload_id = await uploadByCall(page.request, file)
  await postCall(page.request, '/v2/admin/event/report/read/', { id, upload_id })
}
