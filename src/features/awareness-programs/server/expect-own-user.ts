import { NotAllowed } from '#foundation/accounts/server/index.ts'

/** Refuses a call that names another person than the viewer, who is `me` or an id. @throws NotAllowed */
export function expectOwnUser(user: 'me' | number | undefined, own_id: number): void {
  if (user !== undefined && user !== 'me' && user !== own_id) throw new NotAllowed()
}
