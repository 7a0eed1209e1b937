import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { PasswordIsTooCommon } from './accounts.errors.ts'

/** Argon2id, the first choice of the OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The 10,000 most used ones, by the list of zxcvbn. Those shorter than 8 characters are refused anyway. */
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

/** Made at start, so that the first login with an unknown address takes no longer than the next. */
const hashOfNobody = hashPassword(crypto.randomUUID())

/** Takes the same time for an account that is not there. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password)
  return isRight && passwordHash !== undefined
}
