import type { Viewer } from '#foundation/accounts/server/index.ts'

/** What a landing page needs to know about a logged-in person. */
export type KnownVisitor = Pick<
  Viewer,
  'id' | 'first_name' | 'last_name' | 'email' | 'is_otp_verified' | 'roles'
>
