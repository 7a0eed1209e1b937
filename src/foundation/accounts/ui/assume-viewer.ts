import type { UserDetails } from '../accounts.contract.ts'
import { assumedViewer } from './use-viewer.ts'

/** On a copy that this device kept: it is everybody's, and says of nobody that they are signed in. */
export const assumeViewer = (person: UserDetails | null): void => assumedViewer.set(person)
