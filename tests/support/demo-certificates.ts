import type { Page } from '@playwright/test'
import { logInAs } from './demo-logins.ts'
import { postCall } from './post-call.ts'

/** The event of the demo that Farah has a certificate of. */
const TITLE = 'From sounds to words'

/** Where a certificate of the demo is checked, and its organisers' pages. Logs in an administrator to find them. */
export async function certificateOfDemo(page: Page): Promise<{ check: string; list: string; own: string }> {
  await logInAs(page, 'kavita')
  const [event] = await postCall(page.request, '/v2/admin/event/list/', { search_query: TITLE })
  const [certificate] = await postCall(page.request, '/v2/admin/certificate/list/', {
    id: event.id,
    search_query: 'Farah',
  })
  const list = `/admin/events/${event.id}/certificates`
  return { check: `/certificates/${certificate.code}`, list, own: `${list}/${certificate.id}` }
}

/** The day of the demo's session: thirty days before the demo was loaded. */
function dayOfDemo(): string {
  const loaded = new Date(process.env.DEMO_LOADED_AT ?? Date.now())
  return new Date(loaded.getTime() - 30 * 24 * 3_600_000).toISOString().slice(0, 10)
}

/** The address of the demo's one group counselling certificate, with the given changes. */
export function counsellingOfDemo({
  topic = 'Calm+evenings',
  speaker = '1',
  day = dayOfDemo(),
  email = 'meera@pankh.example',
} = {}): string {
  return `/group-counselling/certificate/${topic}/${speaker}/Meera/${day}/${email}`
}
