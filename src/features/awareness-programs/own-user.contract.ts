import { z } from 'zod'
import { id, optionalField } from '#contract/wire.ts'

/** The person whose data is requested. Only the viewer is allowed. */
export const ownUser = optionalField(z.enum(['me']).or(id)).describe("`me` or the current user's ID")
