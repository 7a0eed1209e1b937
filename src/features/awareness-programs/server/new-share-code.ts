import { randomCode } from '#platform/crypto/random-code.ts'

/** A code for share links and join links. */
export const newShareCode = (): string => randomCode(8)
