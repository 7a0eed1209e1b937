import type { Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { saveCaptions } from '../server/index.ts'
import { createEvent } from './create-event.ts'

export const SAMPLE_VTT = `WEBVTT

00:00.000 --> 00:04.000
<v Meera>Welcome to this quiet hour.

00:04.000 --> 00:09.500
Take a breath & sit well.
`

/** An on-demand event of that many seconds with English captions; `watchers` are registered. Returns its id. */
export async function createFilm(
  test: TestApp,
  { seconds = 100, watchers = [] }: { seconds?: number; watchers?: readonly Person[] } = {},
): Promise<number> {
  const recording = { published_minutes_ago: 60, duration_seconds: seconds }
  const event_id = await createEvent(test.db, { title: 'A quiet film', starts_in_minutes: null, recording })
  await saveCaptions(test.db, { event_id, language: 'en', file: SAMPLE_VTT })
  for (const { call } of watchers) await call('POST /v2/event/register/', { body: { id: event_id } })
  return event_id
}
