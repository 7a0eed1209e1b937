import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { product } from '#contract/product.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { WRONG_PASSWORDS } from '../account-limits.ts'
import { PasswordIsTooCommon } from '../accounts.errors.ts'

/** Argon2id, the first choice of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The 10,000 most common ones on zxcvbn's list. Those under 8 characters are refused anyway. */
const MOST_COMMON = 10_000
const common = new Set((dictionary['passwords-common'] as string[]).slice(0, MOST_COMMON))

/** What this site is about, and who is here: guessed first by anyone who knows the site (ASVS 6.1.2). */
const WORDS_OF_THE_SITE =
  'pankh autism special needs education disability inclusion awareness certificate resource event program ' +
  'campaign counselling teacher parent student school admin administrator moderator organiser speaker creator member'

/** @throws PasswordIsTooCommon */
export function refuseCommonPassword(password: string): void {
  const plain = password.toLowerCase()
  const isRepetition = /^(.{1,4})\1+$/u.test(plain)
  if (common.has(plain) || isRepetition || isOfTheSite(plain)) throw new PasswordIsTooCommon()
}

/** Whether a password has no letters but those of such words, as `Pankh@2026` or `autism-teacher1`. */
function isOfTheSite(plain: string): boolean {
  const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '')
  const letters = lettersOf(plain)
  // The longest first, so that `administrator` does not leave its end behind.
  const words = [lettersOf(product.name.toLowerCase()), ...WORDS_OF_THE_SITE.split(' ')]
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ' '), letters)
  return letters !== '' && rest.trim() === ''
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
