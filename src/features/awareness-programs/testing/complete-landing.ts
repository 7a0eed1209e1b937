import type { Person } from '#foundation/accounts/testing/create-person.ts'
import type { TestApp } from '#tests/support/test-app.ts'

interface Completing {
  id: number
  name?: string
  email?: string
  invitation?: string
  referral_code?: string
  utm_source?: string
}

/**
 * The input of a visitor who does everything on the page; `createAwarenessProgram` labels the correct choices
 * `Right`.
 */
export async function rightAnswers(test: TestApp, id: number) {
  const { data } = await test.call('GET /program/landing/', { query: { id } })
  const [answer_1, answer_2, answer_3] = data.questions.map(
    ({ choices }) => choices.find(({ choice }) => choice.startsWith('Right'))?.id,
  )
  return { has_watched: true, pledge: true, answer_1, answer_2, answer_3 }
}

/** Completes a program on its landing page, as this person or as a visitor. */
export async function completeLanding(
  test: TestApp,
  { id, name = 'Ravi Kumar', email = 'ravi@home.example', ...more }: Completing,
  person: Pick<Person, 'tryCall'> = test,
) {
  const body = { id, name, email, ...(await rightAnswers(test, id)), ...more }
  return person.tryCall('POST /program/landing/complete/', { body })
}

/** The token in the newest confirmation email to this address. */
export async function confirmingToken(test: TestApp, email: string): Promise<string | undefined> {
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  const mail = data.find(({ to, kind }) => to === email && kind === 'completion-confirm')
  return /\/programs\/confirm\/(\S+)/.exec(mail?.text ?? '')?.[1]
}
