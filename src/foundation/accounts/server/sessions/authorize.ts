import { NotAllowed } from '../accounts.errors.ts'

/** Ends a call that a policy does not allow. @throws NotAllowed */
export function authorize(isAllowed: boolean): void {
  if (!isAllowed) throw new NotAllowed()
}
