import { NotAllowed } from '#foundation/accounts/server/index.ts'

/** Refuses a call that names anyone but the viewer, by `me` or their id. @throws NotAllowed */
export function expectOwnUser(user: 'me' | number | undefined, own_id: number): void {
  if (user !== undefined && user !== 'me' && user !== own_id) throw new NotAllowed()
}
