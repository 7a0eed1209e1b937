import { m } from '#messages/messages.js'

/** Codes of Node, of PostgreSQL (SQLSTATE) and names of errors, and what they mean to somebody who runs the place. */
const reasons: readonly (readonly [RegExp, () => string])[] = [
  [/^ZodError$/, m.jobs_why_input],
  [/^(TimedOut|TimeoutError|57014)$/, m.jobs_why_time],
  [/^(E(CONN\w+|SOCKET|DNS|NOTFOUND|AI_AGAIN|TIMEDOUT|PIPE)|MailRefused)$/, m.jobs_why_network],
  [/^[0-9A-Z]{5}$/, m.jobs_why_records],
]

export const whyJobFailed = (code: string | null): string =>
  (reasons.find(([codes]) => code !== null && codes.test(code))?.[1] ?? m.jobs_why_other)()
