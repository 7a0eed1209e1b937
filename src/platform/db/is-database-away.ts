import { DatabaseIsStandby } from './prepare-connection.ts'
import { DatabaseIsBusy, DatabaseStandsStill } from './watch-pool.ts'

/**
 * Error codes of the system, then of PostgreSQL (Appendix A of its manual): class 08, no memory or connections left,
 * shutting down, and a disk that fails.
 */
const CODES =
  /^(E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE)|08\w{3}|53[23]00|57P0[1-5]|58030)$/
/** What the driver has no code for. */
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|and is not queryable/i

const REFUSALS = [DatabaseStandsStill, DatabaseIsStandby, DatabaseIsBusy]

/**
 * Whether an error means that the database does not answer. Looks through the causes: drizzle wraps the driver's
 * error.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (REFUSALS.some((refusal) => cause instanceof refusal)) return true
    if (CODES.test((cause as NodeJS.ErrnoException).code ?? '') || WORDS.test(cause.message)) return true
  }
  return false
}

/** One of two transactions that wait for each other is undone (40P01), or one that was overtaken (40001): it may go
 * well at the next try. */
const UNDONE = /^40(001|P01)$/

/** Whether the database answers, but can't do this now: it has too much to do. Looks through the causes. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseIsBusy || UNDONE.test((cause as { code?: string }).code ?? '')) return true
  }
  return false
}
