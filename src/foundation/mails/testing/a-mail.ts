import type { WantedMail } from '../server/queue-mail.ts'

/** A short email to Asha, by default. */
export function aMail(given: Partial<WantedMail> = {}): WantedMail {
  return {
    to: 'asha@example.org',
    kind: 'greeting',
    language: 'en',
    subject: 'Hello',
    html: '<p>Hello Asha</p>',
    text: 'Hello Asha',
    ...given,
  }
}
