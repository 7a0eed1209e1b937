/** Whether a write was refused because it referenced a missing row (SQLSTATE 23503). */
export function isForeignKeyViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === '23503') return true
  }
  return false
}
