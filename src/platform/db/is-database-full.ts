/** PostgreSQL's codes (Appendix A of its manual): the disk is full, and writes are refused (`watchEmbedded`). */
const CODES = new Set(['53100', '25006'])
/** A read-only disk has the code of any insufficient privilege. */
const NOT_ALLOWED = '42501'
const READ_ONLY = /read-only file system/i

/**
 * Whether a write was refused because the database's disk accepts none. Looks through the causes: drizzle wraps them.
 */
export function isDatabaseFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as { code?: string }
    if (CODES.has(code) || (code === NOT_ALLOWED && READ_ONLY.test(cause.message))) return true
  }
  return false
}
