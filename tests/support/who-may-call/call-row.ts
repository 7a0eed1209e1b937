import type { Person } from '#foundation/accounts/testing/create-person.ts'

/**
 * `own`: the item in the address belongs to one person and is not found for another.
 */
export type Who = 'anyone' | 'logged in' | 'own' | 'administrator'

/** Who may call an endpoint. */
export interface CallRow {
  who: Who
  /** Input that passes the contract; `owner` is the person whom the item belongs to. */
  input?: (owner: Person) => { path?: string; query?: string; body?: object }
}
