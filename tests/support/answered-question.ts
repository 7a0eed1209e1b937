import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { logInAs } from './demo-logins.ts'
import type { LoggedInPerson } from './journeys.ts'
import { postCall } from './post-call.ts'

/** A person whose questions no other journey counts. */
export const ANSWERED_EVENT = 65

/**
 * Asks as the given person and answers as an organiser of the demo, `times` times. The asker is logged in afterwards
 * and gets a notification of each answer.
 */
export async function answeredQuestion(page: Page, asker: LoggedInPerson, times = 1): Promise<void> {
  const question = `How long is it? ${randomUUID().slice(0, 8)}`
  const asked = await postCall(page.request, '/v2/event/question/add/', { id: ANSWERED_EVENT, question })
  await logInAs(page, 'kavita')
  for (let more = 0; more < times; more += 1) {
    const answer = `One hour, and ${more} minutes to ask.`
    await postCall(page.request, '/v2/event/question/answer/', { id: asked.question.id, answer })
  }
  await postCall(page.request, '/user/client/login/', { identifier: asker.email, password: asker.password })
}
