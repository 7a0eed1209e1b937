/** By PostgreSQL's codes (Appendix A of its manual). */
const ADVICE: Record<string, string> = {
  '28000': 'PostgreSQL does not let this user in. Check the user in the address.',
  '28P01': 'PostgreSQL refuses the password. Check the user and password in the address, or PGPASSWORD.',
  '3D000': 'The server has no such database. Create it, or correct its name in the address.',
  '42501': 'This user may not change the database. Make it the owner of the database.',
}
const NO_EXTENSION =
  'PostgreSQL lacks an extension. Install pg_trgm and unaccent, which are part of its contrib package.'
const NOT_UTF8 =
  'The database is not in UTF-8. Create it again with `createdb --encoding=UTF8 --template=template0`.'
/** The driver's error without a code if the server asks for a password and there is none. */
const NO_PASSWORD = /client password must be a string/

/** Advice when a PostgreSQL server answers but refuses. Looks through the causes: drizzle wraps the driver's error. */
export function adviceOnRefusal(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const advice = adviceOn(cause)
    if (advice) return `${advice} PostgreSQL said: ${cause.message}`
  }
  return undefined
}

function adviceOn({ message, code = '' }: Error & { code?: string }): string | undefined {
  if (NO_PASSWORD.test(message)) return ADVICE['28P01']
  if (/conversion between UTF8 and|server encoding is UTF8/.test(message)) return NOT_UTF8
  // Up to version 15 the first code, then the second, which also has other reasons.
  if ((code === '58P01' || code === '0A000') && message.includes('extension')) return NO_EXTENSION
  return ADVICE[code]
}
