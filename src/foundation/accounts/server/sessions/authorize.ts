import { NotAllowed } from '../accounts.errors.ts'

/** Refuses a call that a policy doesn't allow. @throws NotAllowed */
export function authorize(isAllowed: boolean): void {
  if (!isAllowed) throw new NotAllowed()
}
