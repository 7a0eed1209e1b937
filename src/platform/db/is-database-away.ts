import { DatabaseIsStandby } from './prepare-connection.ts'
import { DatabaseIsBusy, DatabaseStandsStill } from './watch-pool.ts'

/**
 * System error codes, then PostgreSQL's (Appendix A of its manual): class 08, out of memory or connections, shutting
 * down, and a failing disk.
 */
const CODES =
  /^(E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|PIPE)|08\w{3}|53[23]00|57P0[1-5]|58030)$/
/** Messages of driver errors that have no code. */
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

/** A transaction that PostgreSQL undid for the sake of another: a deadlock (40P01) or an overtaken one (40001). */
const UNDONE = /^40(001|P01)$/

/** Whether the database answers but is overloaded, so that another try may succeed. Looks through the causes. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseIsBusy || UNDONE.test((cause as { code?: string }).code ?? '')) return true
  }
  return false
}
