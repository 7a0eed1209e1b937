import type { Viewer } from '#foundation/accounts/server/index.ts'

/** What a landing page must know of somebody who is signed in. */
export type KnownVisitor = Pick<Viewer, 'id' | 'first_name' | 'last_name' | 'email' | 'is_otp_verified'>
