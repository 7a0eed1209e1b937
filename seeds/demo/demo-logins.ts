import { DEMO_PASSWORD, people } from './content/people.ts'

/**
 * What is printed at the start of the demo: whom one can log in as, and where its mails go.
 *
 * @param mailServer the `SMTP_URL`; undefined where mails are kept
 */
export function demoLogins(mailServer: string | undefined): string {
  const width = Math.max(...people.map(({ email }) => email.length))
  const lines = people.map(
    ({ email, role, first_name }) => `    ${email.padEnd(width)}   ${first_name}, ${role}`,
  )
  return `  Log in with the password ${DEMO_PASSWORD} as\n${lines.join('\n')}\n  ${mailsGo(mailServer)}\n`
}

/** Without the name and the secret in its address. */
const mailsGo = (mailServer: string | undefined): string =>
  mailServer
    ? `Emails are sent through ${new URL(mailServer).host} (SMTP_URL)`
    : 'Emails are kept and shown at /dev/outbox'
