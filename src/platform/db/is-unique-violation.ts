/** Whether a write violated a unique constraint (SQLSTATE 23505), or the given one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: name } = cause as { code?: unknown; constraint?: unknown }
    if (code === '23505') return constraint === undefined || name === constraint
  }
  return false
}
