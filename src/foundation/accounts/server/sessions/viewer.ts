import type { Role } from '../../roles.contract.ts'

/** The person who makes a call, read from their row; the token only identifies the session. */
export interface Viewer {
  id: number
  session_id: string
  username: string
  first_name: string
  last_name: string
  email: string
  is_otp_verified: boolean
  is_admin: boolean
  is_member: boolean
  roles: readonly Role[]
}

/** An id that no account has, for a visitor. */
export const NOBODY = 0
