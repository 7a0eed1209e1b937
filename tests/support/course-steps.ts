import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { attendedEvent } from './attended-event.ts'
import { logInAs } from './demo-logins.ts'
import type { LoggedInPerson } from './journeys.ts'
import { postCall } from './post-call.ts'

interface OneModuleCourse {
  program_id: number
  module_id: number
  title: string
  /** Attended the required event; not enrolled yet. */
  person: LoggedInPerson
}

/**
 * A published program of one module: an event of yesterday and an upcoming one, of which the first is enough, and a
 * quiz of one question. An administrator makes it and is logged in afterwards.
 */
export async function oneModuleCourse(
  page: Page,
  parts: { playwright: PlaywrightWorkerArgs['playwright']; baseURL: string | undefined },
): Promise<OneModuleCourse> {
  await logInAs(page, 'kavita')
  const call = (path: string, data: object) => postCall(page.request, path, data)
  const title = `Small steps ${Date.now()}`
  const attended = await attendedEvent(page, parts, { title: `${title}: evening`, people: ['Asha'] })
  const [coming] = await call('/v2/event/list/', { search_query: 'First words' })
  const { id: program_id } = await call('/v2/admin/course/save/', {
    title_en: title,
    summary_en: 'One evening, one idea.',
    description_en: 'Come, listen, try.',
    for_whom_en: 'Everyone.',
    outcomes_en: 'Begin small.',
    price_text_en: 'Free of charge',
  })
  const { id: module_id } = await call('/v2/admin/course/module/save/', {
    program_id,
    title_en: 'The first step',
    minutes: 90,
    events_needed: 1,
    needs_quiz: true,
  })
  await call('/v2/admin/course/module/event/add/', { id: module_id, event_id: attended.id })
  await call('/v2/admin/course/module/event/add/', { id: module_id, event_id: coming.id })
  await call('/v2/admin/course/question/save/', {
    module_id,
    question_kind: 'single',
    question_en: 'Where do we begin?',
    choice_1_en: 'With everything at once',
    choice_2_en: 'With one small thing',
    feedback_2_en: 'Yes.',
    right: [2],
  })
  await call('/v2/admin/course/publish/', { id: program_id })
  const [person] = attended.people
  if (!person) throw new Error('nobody was there')
  return { program_id, module_id, title, person }
}
