import { DEMO_PASSWORD, people } from './content/people.ts'

/** What is printed at the start of the demo: whom one can log in as. */
export function demoLogins(): string {
  const width = Math.max(...people.map(({ email }) => email.length))
  const lines = people.map(
    ({ email, role, first_name }) => `    ${email.padEnd(width)}   ${first_name}, ${role}`,
  )
  return `  Log in with the password ${DEMO_PASSWORD} as\n${lines.join('\n')}\n  Mails are kept and shown at /dev/outbox\n`
}
