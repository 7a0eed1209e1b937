import { z } from 'zod'
import { id, optionalField } from '#contract/wire.ts'

/** The person whose things are asked for. Only oneself is allowed. */
export const ownUser = optionalField(z.enum(['me']).or(id)).describe('`me` or my own id')
