import { expect, it } from 'vitest'
import { demoLogins } from './demo-logins.ts'

it('says where the mails of the demo go, and no secret of the mail server', () => {
  expect(demoLogins(undefined)).toContain('Emails are kept and shown at /dev/outbox')
  const told = demoLogins('smtps://pankh:secret@mail.example:465')
  expect(told).toContain('Emails are sent through mail.example:465')
  expect(told).not.toMatch(/secret|outbox/)
})
