const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  '57P01',
  '57P03',
  '53300',
  '08006',
])

/** Whether an error means that the database does not answer. Looks through the causes: drizzle wraps the driver's error. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CONNECTION_CODES.has((cause as NodeJS.ErrnoException).code ?? '')) return true
    if (/connection terminated|timeout exceeded when trying to connect/i.test(cause.message)) return true
  }
  return false
}
