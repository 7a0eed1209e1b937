import type { TestApp } from '#tests/support/test-app.ts'
import type { Person } from './create-person.ts'

/** Confirms the person's email with the code that is emailed to it, and runs what waits for that. */
export async function confirmEmail(test: TestApp, person: Person): Promise<void> {
  await person.call('POST /user/email-code/send/', { body: {} })
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  const mail = data.find(({ to, kind }) => to === person.email && kind === 'verification-code')
  const code = (/\b(\d{3}) ?(\d{3})\b/.exec(mail?.text ?? '') ?? []).slice(1).join('')
  await person.call('POST /user/email-code/verify/', { body: { code } })
  await test.runJobs()
}
