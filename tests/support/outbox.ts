import type { APIRequestContext } from '@playwright/test'

interface OutboxMail {
  to: string
  /** Its kind, such as `verification-code`. */
  kind: string
  subject: string
  text: string
  attachments: { content_type: string }[]
}

/** The mails sent to a person, newest first, from the outbox of the demo. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<OutboxMail[]> {
  const { data } = await (await request.get('/dev/outbox/list/')).json()
  return data.filter(({ to }: OutboxMail) => to === email)
}
