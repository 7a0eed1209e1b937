import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Limits } from '#platform/limits/limits.ts'
import { WRONG_PASSWORDS } from '../account-limits.ts'
import { PasswordIsTooCommon } from '../accounts.errors.ts'

/** Argon2id, the first choice of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The 10,000 most common ones on zxcvbn's list. Those under 8 characters are refused anyway. */
const MOST_COMMON = 10_000
const common = new Set((dictionary['passwords-common'] as string[]).slice(0, MOST_COMMON))

/** @throws PasswordIsTooCommon */
export function refuseCommonPassword(password: string): void {
  const plain = password.toLowerCase()
  const isRepetition = /^(.{1,4})\1+$/u.test(plain)
  if (common.has(plain) || isRepetition) throw new PasswordIsTooCommon()
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID)
}

/** Computed at startup, so that the first log-in with an unknown address takes no longer than later ones. */
const hashOfNobody = hashPassword(crypto.randomUUID())

/**
 * Checks a password. The try is counted before the hash is compared, so parallel tries can't exceed the limit. Takes as
 * long if there is no account.
 * @param hash the account's hash; undefined if there is no account
 * @throws TooManyTries
 */
export async function tryPassword(
  limits: Limits,
  { email, password, hash }: { email: string; password: string; hash: string | undefined },
): Promise<boolean> {
  await limits.take(WRONG_PASSWORDS, email)
  const isRight = await verify(hash ?? (await hashOfNobody), password)
  if (!isRight || hash === undefined) return false
  await limits.clear(WRONG_PASSWORDS, email)
  return true
}
