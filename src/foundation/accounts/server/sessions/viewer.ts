import type { Role } from '../../roles.contract.ts'

/** The person who makes a call, as the rows say at this moment; the token only names the session. */
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
