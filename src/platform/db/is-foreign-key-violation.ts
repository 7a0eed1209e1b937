/** Whether a write was refused because it named a row that is not there (SQLSTATE 23503). */
export function isForeignKeyViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === '23503') return true
  }
  return false
}
