import type { KeyObject } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { DAY_SECONDS } from '#contract/durations.ts'
import { textLanguage } from '#contract/wire.ts'
import { keysFor, type Secrets } from '#platform/crypto/key-for.ts'
import { VISIT_SOURCES } from '../../awareness-programs.contract.ts'

const DAYS = 7
const ISSUER = 'pankh'

/** The content of a completion until its address is confirmed; nothing of it is stored. */
const claims = z.object({
  /** The campaign on whose page the person took part. */
  campaign_id: z.int(),
  referral_code: z.string().optional(),
  /** The invitation whose link led here, if it went to another address. */
  invitation_id: z.int().optional(),
  name: z.string(),
  email: z.string(),
  source: z.enum(VISIT_SOURCES),
  language: textLanguage,
})
export type WaitingCompletion = z.output<typeof claims>

/**
 * Creates and reads the tokens in the links of confirmation emails. Encrypted, so that the link reveals no name or
 * email.
 */
export interface CompletionTokens {
  seal(waiting: WaitingCompletion, now: Date): Promise<string>
  /** Undefined for a token that is forged, altered, or older than seven days. */
  read(token: string, now: Date): Promise<WaitingCompletion | undefined>
}

export function completionTokens(secrets: Secrets): CompletionTokens {
  const keys = keysFor('completion', secrets)
  return {
    seal(waiting, now) {
      const issued = Math.floor(now.getTime() / 1_000)
      return new EncryptJWT({ ...waiting })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setIssuer(ISSUER)
        .setIssuedAt(issued)
        .setExpirationTime(issued + DAYS * DAY_SECONDS)
        .encrypt(keys[0])
    },
    async read(token, now) {
      for (const key of keys) {
        const opened = await open(token, key, now)
        if (opened) return opened
      }
      return undefined
    },
  }
}

async function open(token: string, key: KeyObject, now: Date): Promise<WaitingCompletion | undefined> {
  try {
    const { payload } = await jwtDecrypt(token, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      issuer: ISSUER,
      currentDate: now,
    })
    return claims.parse(payload)
  } catch {
    return undefined
  }
}
