import { NotAllowed } from '#foundation/accounts/server/index.ts'

/** For calls that may say whose things are meant, as `me` or by an id. @throws NotAllowed */
export function expectOwnUser(user: 'me' | number | undefined, own_id: number): void {
  if (user !== undefined && user !== 'me' && user !== own_id) throw new NotAllowed()
}
