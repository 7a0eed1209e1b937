import { autismAcceptance } from './autism-acceptance.ts'
import { dyslexia } from './dyslexia.ts'
import { inclusiveSchools } from './inclusive-schools.ts'
import type { DemoAwareness } from './shape.ts'

/** The oldest first. */
export const awarenessPrograms: DemoAwareness[] = [dyslexia, inclusiveSchools, autismAcceptance]
