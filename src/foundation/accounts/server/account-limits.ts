import { m } from '#messages/messages.js'
import { defineLimit, type Limit, type Limits } from '#platform/limits/limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Five wrong passwords lock an account for half an hour, whichever network addresses they come from. */
export const WRONG_PASSWORDS = defineLimit({
  name: 'wrong-password',
  tries: 5,
  most: 10,
  seconds: 30 * MINUTE,
  label: m.limit_wrong_password,
})
/** Emails that requests can send to one address. */
export const MAILS_TO_ADDRESS = defineLimit({
  name: 'mail-to-address',
  tries: 5,
  seconds: HOUR,
  label: m.limit_mail_to_address,
})
/** Per person, because each change reveals whether an address has an account and emails it a code. */
export const EMAIL_CHANGES = defineLimit({
  name: 'email-change',
  tries: 5,
  seconds: 24 * HOUR,
  label: m.limit_email_change,
})
/** Password changes and requests to delete the account: each emails an address that may be someone else's. */
export const ACCOUNT_CHANGES = defineLimit({
  name: 'account-change',
  tries: 10,
  seconds: 24 * HOUR,
  label: m.limit_account_change,
})
/** Account checks for one email address. */
export const CHECKS_OF_ADDRESS = defineLimit({
  name: 'check-of-address',
  tries: 30,
  seconds: HOUR,
  label: m.limit_check_of_address,
})

/** Tries for one network address. A whole school can share one, so the operator sets the numbers. */
export interface TriesByAddress {
  perMinute: number
  perHour: number
}

const LIMITED_CALLS = {
  'check-exists': m.limit_check_exists,
  'log-in': m.limit_log_in,
  'sign-up': m.limit_sign_up,
  'forget-password': m.limit_forget_password,
  'reset-password': m.limit_reset_password,
} as const
export type LimitedCall = keyof typeof LIMITED_CALLS
type LimitLabel = Limit['label']

/** The limits of each call for one network address. */
export function limitsByAddress(limits: Limits, { perMinute, perHour }: TriesByAddress) {
  const of = (what: string, label: LimitLabel) => [
    defineLimit({
      name: `${what}-a-minute`,
      tries: perMinute,
      seconds: MINUTE,
      label: (facts, options) => m.limit_short({ what: label(facts, options) }, options),
    }),
    defineLimit({
      name: `${what}-an-hour`,
      tries: perHour,
      seconds: HOUR,
      label: (facts, options) => m.limit_long({ what: label(facts, options) }, options),
    }),
  ]
  const limitsOf = new Map(Object.entries(LIMITED_CALLS).map(([what, label]) => [what, of(what, label)]))
  /** @throws TooManyTries */
  return async (what: LimitedCall, address: string): Promise<void> => {
    for (const limit of limitsOf.get(what) ?? []) await limits.take(limit, address)
  }
}
