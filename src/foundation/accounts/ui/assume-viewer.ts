import type { UserDetails } from '../accounts.contract.ts'
import { assumed, hearers } from './use-viewer.ts'

/** On a copy that this device kept: it is everybody's, and says of nobody that they are signed in. */
export function assumeViewer(person: UserDetails | null): void {
  assumed.viewer = person
  for (const hear of hearers) hear()
}
