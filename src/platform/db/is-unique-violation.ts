/** Whether a write was refused because of that unique constraint (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: name } = cause as { code?: unknown; constraint?: unknown }
    if (code === '23505') return name === constraint
  }
  return false
}
