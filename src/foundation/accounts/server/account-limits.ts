import type { Limit, Limits } from '#platform/limits/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** quality.md, Security: guessing. Counted for each account. */
export const WRONG_PASSWORDS: Limit = { name: 'wrong-password', tries: 5, seconds: 30 * MINUTE }
/** Mails that one address can be sent by asking. */
export const MAILS_TO_ADDRESS: Limit = { name: 'mail-to-address', tries: 5, seconds: HOUR }
/** How often anyone may ask about one address. */
export const CHECKS_OF_ADDRESS: Limit = { name: 'check-of-address', tries: 30, seconds: HOUR }

/** How much one network address may try. A whole school can stand behind one: the operator sets it. */
export interface TriesByAddress {
  perMinute: number
  perHour: number
}

/** @throws TooManyTries */
export async function takeByAddress(
  limits: Limits,
  { what, address, tries }: { what: string; address: string; tries: TriesByAddress },
): Promise<void> {
  await limits.take({ name: `${what}-a-minute`, tries: tries.perMinute, seconds: MINUTE }, address)
  await limits.take({ name: `${what}-an-hour`, tries: tries.perHour, seconds: HOUR }, address)
}
