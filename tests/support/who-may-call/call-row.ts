import type { Person } from '#foundation/accounts/testing/create-person.ts'

/**
 * `own`: the thing in the address belongs to one person, and is not found by another.
 */
export type Who = 'anyone' | 'logged in' | 'own' | 'administrator'

/** Who may call an endpoint. */
export interface CallRow {
  who: Who
  /** Input that passes the contract; `owner` is whose thing it is. */
  input?: (owner: Person) => { path?: string; query?: string; body?: object }
}
